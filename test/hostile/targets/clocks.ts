import { conforms, type HostileTarget, target, targetsOf } from '../model.ts';
import { withHeader } from '../proxy/answer.ts';
import { type Behaviour, changed } from '../proxy/visit.ts';

function saying(date: string): () => Behaviour {
  return () => changed((answer) => withHeader(answer, 'date', date));
}

/** Targets whose clocks say something else. */
export const clocks: readonly HostileTarget[] = targetsOf({
  'clocks.years-behind': target('The Date header is of 1999.', saying('Fri, 01 Jan 1999 00:00:00 GMT'), conforms()),
  'clocks.years-ahead': target('The Date header is of 2050.', saying('Sat, 01 Jan 2050 00:00:00 GMT'), conforms()),
  'clocks.garbage': target('The Date header is no date.', saying('yesterday'), conforms()),
  'clocks.none': target(
    'There is no Date header.',
    () =>
      changed((answer) => ({ ...answer, headers: answer.headers.filter(([name]) => name.toLowerCase() !== 'date') })),
    conforms(),
  ),
});
