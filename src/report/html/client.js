// Filter, search, copy and deep links. Everything is readable without this script.
const find = (id) => document.getElementById(id);
const requirements = Array.from(document.querySelectorAll('.req'));
const groups = Array.from(document.querySelectorAll('.group'));
const fields = { status: find('by-status'), api: find('by-api'), level: find('by-level') };
const initiallyOpen = new Map(groups.map((group) => [group, group.open]));

const haystacks = new Map(
  requirements.map((requirement) => {
    const parts = requirement.querySelectorAll(':scope > summary .about, .meta, .check > h3, .message, .calm');
    return [
      requirement,
      Array.from(parts, (part) => part.textContent)
        .join(' ')
        .toLowerCase(),
    ];
  }),
);

function apply() {
  const words = find('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const active = words.length > 0 || Object.values(fields).some((field) => field.value !== '');
  let shown = 0;
  for (const requirement of requirements) {
    const matches =
      Object.entries(fields).every(
        ([name, field]) => field.value === '' || requirement.dataset[name] === field.value,
      ) && words.every((word) => haystacks.get(requirement).includes(word));
    requirement.hidden = !matches;
    if (matches) shown += 1;
  }
  for (const group of groups) showGroup(group, active);
  find('shown').textContent = active ? `${shown} of ${requirements.length}` : `${requirements.length} requirements`;
  find('nothing').hidden = shown > 0 || requirements.length === 0;
  find('clear-fields').hidden = !active;
}

function showGroup(group, active) {
  const count = group.querySelectorAll('.req:not([hidden])').length;
  group.hidden = count === 0;
  group.querySelector('[data-tally]').textContent = count;
  for (const reasons of group.querySelectorAll('.unlocks')) reasons.hidden = active;
  group.open = active || initiallyOpen.get(group);
}

function clear() {
  find('tools').reset();
  apply();
}

function toggleAll() {
  const open = find('toggle').getAttribute('aria-pressed') !== 'true';
  find('toggle').setAttribute('aria-pressed', String(open));
  find('toggle').textContent = open ? 'Collapse all' : 'Expand all';
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

let waiting;
find('search').addEventListener('input', () => {
  clearTimeout(waiting);
  waiting = setTimeout(apply, 120);
});
for (const field of Object.values(fields)) field.addEventListener('change', apply);
find('tools').addEventListener('submit', (event) => event.preventDefault());
find('tools').addEventListener('reset', () => setTimeout(apply));
find('clear').addEventListener('click', clear);
find('toggle').addEventListener('click', toggleAll);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, select, textarea') || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  find('search').focus();
});
addEventListener('hashchange', reveal);
addEventListener('beforeprint', () => {
  for (const group of groups) group.open = true;
});
find('tools').hidden = false;
apply();
reveal();
