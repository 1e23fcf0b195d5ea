/** Well-formed `x-requirements` and `x-open` entries, wherever they stand. */

const keysOf = {
  'x-requirements': ['id', 'level', 'statement', 'source', 'basis', 'from', 'reading', 'by', 'wfc', 'operations'],
  'x-open': ['id', 'question', 'source', 'requests', 'operations'],
};

const locator = /^(partner|workspace)\/[a-z0-9-]+\/[a-z0-9.-]+$/;

export function asArray(value) {
  return Array.isArray(value) ? value : [];
}

/** `api` is the option of the rule: the word with which every id begins. */
export function Entries({ api }) {
  const places = new Map();
  return {
    any: {
      enter(node, { report, location, type }) {
        for (const extension of Object.keys(keysOf)) {
          if (node?.[extension] === undefined) continue;
          const list = location.child(extension);
          if (!Array.isArray(node[extension]) || node[extension].length === 0) {
            report({ message: `${extension} is a list with at least one entry.`, location: list });
          }
          for (const [index, entry] of asArray(node[extension]).entries()) {
            const at = list.child(index);
            const problems = [...problemsOf(entry, extension, type.name), ...idProblems(entry?.id, api, places, at)];
            for (const message of problems) report({ message, location: at });
          }
        }
      },
    },
  };
}

function idProblems(id, api, places, at) {
  if (typeof id !== 'string') return ['The entry has no id.'];
  const problems = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) {
    problems.push(`The id ${id} is not dotted, lower-case and in kebab-case.`);
  }
  if (!id.startsWith(`${api}.`)) problems.push(`The id ${id} does not begin with "${api}.".`);
  const first = places.get(id);
  if (first && first !== at.absolutePointer) problems.push(`The id ${id} stands at ${first} already.`);
  places.set(id, first ?? at.absolutePointer);
  return problems;
}

function problemsOf(entry, extension, typeName) {
  const unknown = Object.keys(entry ?? {}).filter((key) => !keysOf[extension].includes(key));
  const texts = extension === 'x-open' ? ['question', 'source'] : ['statement', 'source'];
  return [
    ...unknown.map((key) => `${key} is not a key of an entry of ${extension}.`),
    ...texts.filter((key) => !isText(entry?.[key])).map((key) => `${entry?.id}: ${key} is not a text.`),
    ...(isText(entry?.source) && !locator.test(entry.source) ? [`${entry.id}: source is no locator.`] : []),
    ...(extension === 'x-open'
      ? questionProblems(entry)
      : [...requirementProblems(entry, typeName), ...basisProblems(entry)]),
    ...operationsProblems(entry, typeName),
  ];
}

function questionProblems(entry) {
  return isText(entry?.question) && !entry.question.trim().endsWith('?')
    ? [`${entry.id}: a question ends in "?".`]
    : [];
}

function requirementProblems(entry, typeName) {
  const problems = [];
  const { id, level, by, wfc } = entry ?? {};
  if (level !== 'MUST' && level !== 'SHOULD') problems.push(`${id}: level is neither MUST nor SHOULD.`);
  if (by !== undefined && by !== 'schema') problems.push(`${id}: by is "schema" or absent.`);
  if (by === 'schema' && typeName !== 'Response') problems.push(`${id}: "by: schema" belongs to a response.`);
  if (wfc !== undefined && !/^F\d{3}$/.test(wfc)) problems.push(`${id}: wfc is no code of a fault category.`);
  return problems;
}

/** The shape alone; whether what it names exists is the generator's to say. */
function basisProblems({ id, basis, from, reading } = {}) {
  const problems = [];
  if (!['stated', 'derived', 'reading'].includes(basis)) problems.push(`${id}: basis is stated, derived or reading.`);
  if (from !== undefined && (asArray(from).length === 0 || !from.every(isText)))
    problems.push(`${id}: from is a list of ids.`);
  if (reading !== undefined && !isText(reading)) problems.push(`${id}: reading is the id of a reading.`);
  if (basis === 'stated' && (from ?? reading) !== undefined)
    problems.push(`${id}: what is stated needs no from and no reading.`);
  if (basis === 'derived' && from === undefined) problems.push(`${id}: from says what it is derived from.`);
  if (basis === 'reading' && reading === undefined) problems.push(`${id}: reading says which one.`);
  return problems;
}

function operationsProblems({ id, operations } = {}, typeName) {
  if (operations === undefined) return [];
  if (typeName !== 'Root') return [`${id}: operations belongs to the root of the document.`];
  const named = typeof operations === 'string' ? [operations] : asArray(operations);
  const everywhere = named.length === 1 && named[0] === 'all';
  if (everywhere || (named.length > 0 && named.every((name) => /^[A-Z]+ \/\S+$/.test(name)))) return [];
  return [`${id}: operations is "all" or a list of METHOD /path.`];
}

function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}
