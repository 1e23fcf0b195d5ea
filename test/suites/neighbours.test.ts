import { describe, expect, it } from 'vitest';
import { misreadingsOf, neighboursOf } from '../../suites/support/neighbours.ts';

const texts = (neighbours: readonly { text: string }[]): string[] => neighbours.map(({ text }) => text);

describe('what is close to an id', () => {
  it('is certainly no other id where it is sent to change something', () => {
    expect(texts(neighboursOf('ws-atlas-1', { 'the name': 'Atlas' }))).toEqual([
      'Atlas',
      'ws-atlas-1ws-atlas-1',
      'ws-atlas-1,ws-atlas-1',
    ]);
    expect(texts(neighboursOf('12', {}))).toEqual(['12,12']);
    const uuid = 'c0ffee00-1111-4222-8333-444455556666';
    expect(texts(neighboursOf(uuid, {}))).toContain(uuid.slice(0, -1));
  });

  it('may be one where it is only read: the beginning of an id that somebody chose', () => {
    expect(texts(misreadingsOf('ws-atlas-1'))).toEqual(['ws-atlas-', '1', '2']);
    expect(texts(misreadingsOf('c0ffee00-1111-4222-8333-444455556666'))).toEqual([
      'c0ffee00-1111-4222-8333-444455556667',
      '70ffee00-1111-4222-8333-444455556666',
      ...['1', '2'],
    ]);
    expect(texts(misreadingsOf('12'))).toEqual(['4294967308', '18446744073709551628']);
    expect(texts(misreadingsOf('3:17'))[0]).toBe('4:17');
    // Of a number beyond 2^53 one beside it is the same to a reader of floating point.
    expect(texts(misreadingsOf('7301444403200000123'))).toEqual(['7301444403200000124']);
    expect(texts(misreadingsOf('3:7301444403200000123'))).toContain('3:7301444403200000124');
  });
});
