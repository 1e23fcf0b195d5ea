import { conforms, type HostileTarget, selections } from '../model.ts';
import { withHeader } from '../proxy/answer.ts';
import { type Behaviour, changed } from '../proxy/visit.ts';

const flags = selections.part;

function saying(date: string): () => Behaviour {
  return () => changed((answer) => withHeader(answer, 'date', date));
}

/** Targets whose clocks say something else. */
export const clocks: readonly HostileTarget[] = [
  {
    name: 'clocks.years-behind',
    sentence: 'The Date header is of 1999.',
    behaviour: saying('Fri, 01 Jan 1999 00:00:00 GMT'),
    flags,
    expect: conforms(),
  },
  {
    name: 'clocks.years-ahead',
    sentence: 'The Date header is of 2050.',
    behaviour: saying('Sat, 01 Jan 2050 00:00:00 GMT'),
    flags,
    expect: conforms(),
  },
  {
    name: 'clocks.garbage',
    sentence: 'The Date header is no date.',
    behaviour: saying('yesterday'),
    flags,
    expect: conforms(),
  },
  {
    name: 'clocks.none',
    sentence: 'There is no Date header.',
    behaviour: () =>
      changed((answer) => ({ ...answer, headers: answer.headers.filter(([name]) => name.toLowerCase() !== 'date') })),
    flags,
    expect: conforms(),
  },
];
