// Deep links of the catalogue, behind filter.js of the report. Everything is readable without these scripts.
const entries = Array.from(document.querySelectorAll('.req'));

const clear = filterEntries({
  entries,
  groups: Array.from(document.querySelectorAll('.part')),
  fields: { api: find('by-api'), level: find('by-level') },
  noun: 'entries',
  textOf: (entry) => entry.textContent.replace(/\s+/g, ' '),
});

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

addEventListener('hashchange', reveal);
reveal();
