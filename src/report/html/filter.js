// Search and filters over the entries of a page: the report and the catalogue of the documentation share them.
const find = (id) => document.getElementById(id);

/**
 * Shows the entries that have the chosen values and hold every word of the search.
 * @param noun what the entries are called where all are shown
 * @param textOf where the words of an entry are looked for
 * @param showGroup is told of each group whether anything narrows the list
 * @returns what shows everything again
 */
// biome-ignore lint/correctness/noUnusedVariables: the script that follows in the page calls it
function filterEntries({ entries, groups, fields, noun, textOf, showGroup = () => {} }) {
  const haystacks = new Map(entries.map((entry) => [entry, textOf(entry).toLowerCase()]));

  function apply() {
    const words = find('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const active = words.length > 0 || Object.values(fields).some((field) => field.value !== '');
    let shown = 0;
    for (const entry of entries) {
      const matches =
        Object.entries(fields).every(([name, field]) => field.value === '' || entry.dataset[name] === field.value) &&
        words.every((word) => haystacks.get(entry).includes(word));
      entry.hidden = !matches;
      if (matches) shown += 1;
    }
    for (const group of groups) {
      const count = group.querySelectorAll('.req:not([hidden])').length;
      group.hidden = count === 0;
      group.querySelector('[data-tally]').textContent = count;
      showGroup(group, active);
    }
    find('shown').textContent = active ? `${shown} of ${entries.length}` : `${entries.length} ${noun}`;
    find('nothing').hidden = shown > 0 || entries.length === 0;
    find('clear-fields').hidden = !active;
  }

  function clear() {
    find('tools').reset();
    apply();
  }

  let waiting;
  find('search').addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(apply, 120);
  });
  for (const field of Object.values(fields)) field.addEventListener('change', apply);
  find('tools').addEventListener('submit', (event) => event.preventDefault());
  find('tools').addEventListener('reset', () => setTimeout(apply));
  find('clear').addEventListener('click', clear);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input, select, textarea') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    find('search').focus();
  });
  find('tools').hidden = false;
  apply();
  return clear;
}
