/**
 * Requirements and open points belong to the end of an operation, behind its parameters, body and answers. Redoc has no
 * place there for anybody else, so each list is put behind the last row of its section, in the layout of that row.
 */
const ends = document.querySelectorAll('template[data-end-of]');

function place() {
  for (const end of ends) {
    const section = document.querySelector(`#redoc [data-item-kind][data-section-id="${end.dataset.endOf}"]`);
    const last = section?.lastElementChild;
    if (!last || last.dataset.end !== undefined) continue;
    section.querySelector(':scope > [data-end]')?.remove();
    const row = last.cloneNode(false);
    row.dataset.end = '';
    const panel = last.querySelector('[data-testid="middle-panel"]')?.cloneNode(false) ?? row;
    panel.append(end.content.cloneNode(true));
    if (panel !== row) row.append(panel);
    section.append(row);
  }
}

place();
new MutationObserver(place).observe(document.querySelector('#redoc'), { childList: true, subtree: true });
