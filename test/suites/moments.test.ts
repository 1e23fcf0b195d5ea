import { describe, expect, it } from 'vitest';
import { isLater, millisecondsOf } from '../../suites/support/moments.ts';

const moment = Date.UTC(2026, 7, 29, 4, 17, 34);

describe('millisecondsOf', () => {
  it.each([
    '2026-08-29T04:17:34Z',
    '2026-08-29T06:17:34+02:00',
    '2026-08-29T06:17:34+02',
    '2026-08-29T04:17:34',
    '2026-08-29T04:17:34,0Z',
    '20260829T041734Z',
    '20260829t061734+0200',
    '2026-08-29T04:17.566667Z',
  ])('reads %s', (text) => {
    expect(millisecondsOf(text)).toBe(moment);
  });

  it('takes a text of another kind for no moment, which is later than none', () => {
    expect(millisecondsOf('2026-241T04:17:34Z')).toBeNaN();
    expect(isLater('2026-241T04:17:34Z', '2026-08-29T04:17:34Z')).toBe(false);
    expect(isLater('2026-08-29T04:17:34Z', '2026-241T04:17:34Z')).toBe(false);
  });
});
