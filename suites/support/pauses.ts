import { always } from '../../src/check/index.ts';

/** How the pauses that the run met were announced, in words that are the same from run to run. */
export const pauses = new Set<string>();

always('workspace pauses', [], (exchange) => {
  if (exchange.api === 'workspace' && exchange.status === 503) pauses.add(describe(exchange.headers['retry-after']));
  return [];
});

function describe(header: string | undefined): string {
  if (header === undefined) return 'no delay is given';
  if (!/^\s*\d+\s*$/.test(header)) return 'the delay is given as a date';
  const seconds = Number(header);
  return `the delay is given in seconds, ${seconds <= 60 ? 'up to a minute' : 'more than a minute'}`;
}
