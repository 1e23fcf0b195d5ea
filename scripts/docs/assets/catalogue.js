// Search, filter and deep links of the catalogue. Everything is readable without this script.
const find = (id) => document.getElementById(id);
const entries = Array.from(document.querySelectorAll('.req'));
const parts = Array.from(document.querySelectorAll('.part'));
const fields = { api: find('by-api'), level: find('by-level') };
const haystacks = new Map(entries.map((entry) => [entry, entry.textContent.replace(/\s+/g, ' ').toLowerCase()]));

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
  for (const part of parts) {
    const count = part.querySelectorAll('.req:not([hidden])').length;
    part.hidden = count === 0;
    part.querySelector('[data-tally]').textContent = count;
  }
  find('shown').textContent = active ? `${shown} of ${entries.length}` : `${entries.length} entries`;
  find('nothing').hidden = shown > 0;
  find('clear-fields').hidden = !active;
}

function clear() {
  find('tools').reset();
  apply();
}

/** Opens and shows the entry that the address names. */
function reveal() {
  const entry = find(decodeURIComponent(location.hash.slice(1)));
  if (entry === null || !entry.classList.contains('req')) return;
  if (entry.hidden) clear();
  entry.open = true;
  entry.scrollIntoView({ block: 'start' });
}

/** The address follows what is opened, so that it can be handed on. */
for (const entry of entries) {
  entry.addEventListener('toggle', () => {
    if (entry.open && location.hash !== `#${entry.id}`) history.replaceState(null, '', `#${entry.id}`);
  });
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
addEventListener('hashchange', reveal);
find('tools').hidden = false;
apply();
reveal();
