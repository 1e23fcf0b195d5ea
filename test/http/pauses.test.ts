import { describe, expect, it } from 'vitest';
import { Pauses } from '../../src/http/pauses.ts';

/** Answers in their order, `p` for one that was put off: what was held up, one letter for each `p`. */
function heldUp(pauses: Pauses, answers: string): string {
  const held: string[] = [];
  for (const answer of answers) {
    if (answer === 'p') held.push(pauses.holdsAll() ? 'H' : '-');
    else pauses.answered();
  }
  return held.join('');
}

describe('a request that is put off', () => {
  it('holds up all others, at first', () => {
    expect(heldUp(new Pauses(), 'pppppppp')).toBe('HHHHHHHH');
    expect(heldUp(new Pauses(), 'paapaapaapaap')).toBe('HHHHH');
  });

  it('holds up no other where one is put off again and again', () => {
    expect(heldUp(new Pauses(), 'papapapapapapapapa')).toBe('HHHHH----');
    expect(heldUp(new Pauses(), `${'pa'.repeat(5)}ppappapa`)).toBe('HHHHH-----');
  });

  it('holds up all others again where several in a row are, and for longer', () => {
    const pauses = new Pauses();
    expect(heldUp(pauses, `${'pa'.repeat(5)}pppp`)).toBe('HHHHH--HH');
    expect(heldUp(pauses, `a${'pa'.repeat(11)}`)).toBe(`${'H'.repeat(10)}-`);
  });

  it('is one of a pause of all while nothing is answered', () => {
    expect(heldUp(new Pauses(), `${'p'.repeat(9)}apapap`)).toBe('H'.repeat(12));
  });
});
