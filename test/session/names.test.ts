import { expect, test } from 'vitest';
import { RandomTexts } from '../../src/session/attempts.ts';
import { createNames } from '../../src/session/names.ts';

test('short random names come once in a run, whoever asks and in whatever case, as long as there are any', () => {
  const texts = new RandomTexts();
  const namesOfOneCheck = () =>
    createNames(
      '4k9z1q',
      () => 1,
      (text) => texts.add(text),
    );
  const [a, b] = [namesOfOneCheck(), namesOfOneCheck()];
  const drawn = [a.random('xyz', 1), b.random('XYZ', 1), a.random('xyz', 1)];
  expect(drawn.map((text) => text.toLowerCase()).sort()).toEqual(['x', 'y', 'z']);
  expect(b.random('xyz', 1)).toMatch(/^[xyz]$/);
});
