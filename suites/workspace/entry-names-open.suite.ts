import { exchangeOf, observe, prepared } from '../../src/check/index.ts';
import { createIn, createRaw, namesOutcome, workPlace } from '../support/entries.ts';

observe('workspace.entry.name.reserved-case', (t) =>
  namesOutcome(t, plain(['con', 'Con', 'nul', 'com1', 'Com1', 'lpt9'])),
);

observe('workspace.entry.name.reserved-extension', (t) =>
  namesOutcome(t, plain(['CON.txt', 'NUL.tar.gz', 'COM1.log', 'con.txt'])),
);

observe('workspace.entry.name.control-characters', (t) =>
  namesOutcome(t, [
    ['U+0001', 'a\u0001b'],
    ['U+0009', 'a\tb'],
    ['U+000A', 'a\nb'],
    ['U+001F', 'a\u001fb'],
    ['U+007F', 'a\u007fb'],
  ]),
);

observe('workspace.entry.name.other-whitespace', (t) =>
  namesOutcome(t, [
    ['only U+0009', '\t'],
    ['only U+00A0', '\u00a0'],
    ['only U+3000', '\u3000'],
    ['trailing U+00A0', 'a\u00a0'],
    ['inner U+2003', 'a\u2003b'],
  ]),
);

observe('workspace.entry.name.maximum-length', (t) =>
  namesOutcome(
    t,
    [101, 128, 200, 255, 256, 1_000].map((length) => [`${length} characters`, 'n'.repeat(length)]),
  ),
);

observe('workspace.entry.name.normalization', async (t) => {
  const place = await workPlace(t);
  const composed = 'caf\u00e9';
  const decomposed = 'cafe\u0301';
  const first = prepared(await createIn(t, place, decomposed), 201, 'create a directory with a decomposed name').data;
  const kept = first.name === decomposed ? 'kept' : first.name === composed ? 'composed' : 'changed in another way';
  const body = { parentId: place.id, name: composed, type: 'dir' };
  const twin = exchangeOf(await createRaw(t, place.filespaceId, body, { open: true })).status;
  return `a decomposed name is ${kept}; the composed form beside it is answered ${twin}`;
});

observe('workspace.entry.create.duplicate-case', async (t) => {
  const place = await workPlace(t);
  prepared(await createIn(t, place, 'Same'), 201, 'create a directory');
  const body = { parentId: place.id, name: 'sAME', type: 'dir' };
  return `answered ${exchangeOf(await createRaw(t, place.filespaceId, body, { open: true })).status}`;
});

observe('workspace.entry.create.duplicate-spelling', async (t) => {
  const place = await workPlace(t);
  const answers: string[] = [];
  for (const [what, name, twin] of [
    ['an accent', 'resume', 'résumé'],
    ['a second space', 'a b', 'a  b'],
    ['a space in front', 'c', ' c'],
  ] as const) {
    prepared(await createIn(t, place, name), 201, 'create a directory');
    const body = { parentId: place.id, name: twin, type: 'dir' };
    answers.push(`${what} more ${exchangeOf(await createRaw(t, place.filespaceId, body, { open: true })).status}`);
  }
  return answers.join(', ');
});

function plain(names: readonly string[]): [string, string][] {
  return names.map((name) => [name, name]);
}
