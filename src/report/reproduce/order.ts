import { flat } from './flat.ts';
import type { Step } from './way.ts';

type Direction = 'ascending' | 'descending';

/** What a script has to tell a list that is in the wrong order. */
export interface OrderTrial {
  /** The numbers of the steps whose pages follow each other. */
  pages: readonly number[];
  lines: string[];
}

interface Disorder {
  telling: Step;
  steps: readonly Step[];
  expected: string;
}

/**
 * A failure that the moments of records show by themselves, one page after the other; null where what was kept of the
 * answers does not show it.
 */
export function orderTrial({ telling, steps, expected }: Disorder): OrderTrial | null {
  const [, direction] = /^(?:\w+ in )?(ascending|descending) order(?: of| from page to page|:)/.exec(expected) ?? [];
  if (direction !== 'ascending' && direction !== 'descending') return null;
  const walk = steps.filter((step) => step.isEvidence && walkOf(step) === walkOf(telling));
  const found = [[telling], walk].find((pages) => disorderIn(pages, direction) > 0);
  if (found === undefined) return null;
  const pages = found.map(({ number }) => number);
  // Of several pages there have to be as many again as showed it: the first ones may be in order.
  const least = found.length === 1 ? 2 : disorderIn(found, direction) + 1;
  const lines = [
    ...orderedFunction,
    `ordered ${direction === 'ascending' ? 1 : -1} ${least} ${pages.join(' ')}`,
    'case $? in 0) gone ;; 1) shows ;; esac',
  ];
  return { pages, lines };
}

/** The address without the number of the page. */
function walkOf({ record: { request } }: Step): string {
  return `${request.method} ${request.url.replace(/([?&])p=[^&]*&?/, '$1').replace(/[?&]$/, '')}`;
}

/** The first record that runs against the direction, counted from 0; -1 where none does. */
function disorderIn(pages: readonly Step[], direction: Direction): number {
  const moments = pages
    .flatMap(({ record }) => flat(record.response?.body ?? ''))
    .filter(({ place }) => /(?:^|\.)\d+\.createdAt$/.test(place))
    .map(({ raw }) => sortable(raw));
  return moments.findIndex((moment, index) => {
    const before = moments[index - 1];
    if (moment === null || before === null || before === undefined) return false;
    return direction === 'ascending' ? moment < before : moment > before;
  });
}

/** A moment in UTC as a text that sorts by time, whatever its precision; null for another text. The scripts have the same in awk. */
function sortable(raw: string): string | null {
  const [, seconds, fraction = ''] = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z"$/.exec(raw) ?? [];
  return seconds === undefined ? null : `${seconds}.${fraction.padEnd(9, '0')}`;
}

const orderedFunction = [
  '# ordered SIGN LEAST N…: whether the records of these pages, one after the other, are in order of their createdAt.',
  '# 0: they are; 1: they are not; 2: there are fewer than LEAST, all of one moment, or of no moments that can be compared.',
  `ordered() {
  sign=$1; least=$2; shift 2
  for page in "$@"; do flat "$page"; done | awk -F '\\t' -v sign="$sign" -v least="$least" '
    $1 !~ /(^|[.])[0-9]+[.]createdAt$/ { next }
    $2 !~ /^"[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]([.][0-9]+)?Z"$/ { strange = 1; next }
    { text = substr($2, 2, length($2) - 3); if (text !~ /[.]/) text = text "."; while (length(text) < 29) text = text "0"
      if (n++ && text != last) { moments++; if (sign > 0 ? text < last : text > last) bad = 1 }
      last = text }
    END { exit bad && !strange ? 1 : strange || !moments || n < least ? 2 : 0 }'
}`,
];
