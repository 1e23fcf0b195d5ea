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
  const holders = Array.from(document.querySelectorAll('[data-holds]'));
  const haystacks = new Map(entries.map((entry) => [entry, textOf(entry).toLowerCase()]));

  // An entry may stand for others that the same mistake breaks.
  const weight = (entry) => Number(entry.dataset.stands ?? 1);
  const all = entries.reduce((sum, entry) => sum + weight(entry), 0);

  function apply() {
    const words = find('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const active = words.length > 0 || Object.values(fields).some((field) => field.value !== '');
    let shown = 0;
    for (const entry of entries) {
      const matches =
        Object.entries(fields).every(([name, field]) => field.value === '' || entry.dataset[name] === field.value) &&
        words.every((word) => haystacks.get(entry).includes(word));
      entry.hidden = !matches;
      if (matches) shown += weight(entry);
    }
    for (const group of groups) {
      const count = group.querySelectorAll('.req:not([hidden])').length;
      group.hidden = count === 0;
      const tally = group.querySelector('[data-tally]');
      if (tally !== null) tally.textContent = count;
      showGroup(group, active);
    }
    find('shown').textContent = active ? `${shown} of ${all}` : `${all} ${noun}`;
    find('nothing').hidden = shown > 0 || entries.length === 0;
    for (const holder of holders) holder.hidden = active && holder.querySelector('.req:not([hidden])') === null;
    find('clear-fields').hidden = !active;
    remember(active);
  }

  /** The address says what is chosen, so that it can be sent to others. */
  function remember(active) {
    const chosen = Object.entries({ ...fields, q: find('search') }).map(([name, { value }]) => [name, value.trim()]);
    const hash = active ? `#?${new URLSearchParams(chosen.filter(([, value]) => value !== ''))}` : '';
    if (hash === location.hash || (hash === '' && !location.hash.startsWith('#?'))) return;
    history.replaceState(null, '', hash || location.pathname + location.search);
  }

  /** Chooses what the address says, if it says anything. */
  function recall() {
    if (!location.hash.startsWith('#?')) return;
    const chosen = new URLSearchParams(location.hash.slice(2));
    find('search').value = chosen.get('q') ?? '';
    for (const [name, field] of Object.entries(fields)) {
      field.value = chosen.get(name) ?? '';
      // A value that is not on offer chooses nothing.
      if (field.selectedIndex < 0) field.value = '';
    }
    apply();
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
  addEventListener('hashchange', recall);
  find('tools').hidden = false;
  if (location.hash.startsWith('#?')) recall();
  else apply();
  return clear;
}
