// Groups, copying and deep links, behind filter.js. Everything is readable without these scripts.
const requirements = Array.from(document.querySelectorAll('.req'));
const groups = Array.from(document.querySelectorAll('.group'));
const initiallyOpen = new Map(groups.map((group) => [group, group.open]));

function wordsOf(requirement) {
  const parts = requirement.querySelectorAll(':scope > summary .about, .meta, .check > h3, .message, .calm');
  return Array.from(parts, (part) => part.textContent).join(' ');
}

function showGroup(group, active) {
  for (const aside of group.querySelectorAll('.unlocks, .index, .elsewhere')) aside.hidden = active;
  for (const more of group.querySelectorAll('.more')) {
    more.open = active;
    // It counts what the filter hides.
    more.querySelector('summary').hidden = active;
  }
  group.open = active || initiallyOpen.get(group);
}

const clear = filterEntries({
  entries: requirements,
  groups,
  fields: { status: find('by-status'), api: find('by-api'), level: find('by-level') },
  noun: 'requirements',
  textOf: wordsOf,
  showGroup,
});

function toggleAll() {
  const open = find('toggle').getAttribute('aria-pressed') !== 'true';
  find('toggle').setAttribute('aria-pressed', String(open));
  find('toggle').textContent = open ? 'Collapse all' : 'Expand all';
  for (const more of document.querySelectorAll('.more')) more.open = open;
  for (const requirement of requirements) if (!requirement.hidden) requirement.open = open;
}

/** Opens whatever hides the element that the address names. */
function reveal() {
  const target = find(location.hash.slice(1));
  if (target === null) return;
  if (target.closest('[hidden]') !== null) clear();
  for (let element = target; element !== null; element = element.parentElement) {
    if (element.tagName === 'DETAILS') element.open = true;
  }
  target.scrollIntoView({ block: 'start' });
}

async function copy(button, pre) {
  try {
    await navigator.clipboard.writeText(pre.textContent);
  } catch {
    // Some browsers give no clipboard to a local file: then select the text and copy the old way.
    getSelection().selectAllChildren(pre);
    document.execCommand('copy');
  }
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 1600);
}

for (const box of document.querySelectorAll('.copyable')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(button, box.querySelector('pre')));
  box.append(button);
}

for (const card of document.querySelectorAll('a.card')) {
  card.href = `#?status=${card.dataset.status}`;
}

find('toggle').addEventListener('click', toggleAll);
addEventListener('hashchange', reveal);
addEventListener('beforeprint', () => {
  for (const group of groups) group.open = true;
});
reveal();
