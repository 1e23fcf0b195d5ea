import type { ExchangeRecord, Report } from '../../src/model/report.ts';
import { check, everyStatus, exchange, failedCheck, report, requirement } from './sample.ts';

/** What a target could answer to break out of HTML, XML, Markdown, or a script. */
export const HOSTILE = [
  `</script></style></pre></textarea><img src=x onerror="document.title='owned'">`,
  `"'><svg onload=alert(1)> &undefined; &#0; &#x99999999; &amp;lt; ]]> --> <!-- <![CDATA[`,
  '\u0000\u001b[2J\u202e\ud800\r\ufffe',
  '`````` **b** [x](javascript:alert(1)) ![i](http://evil.example/p.png) @everyone #1 <details> | |',
].join(' \n');

/** A report in which every text that can come from a target, and more, is `text`. */
export function reportOf(text: string): { report: Report; exchanges: ExchangeRecord[] } {
  const requirements = everyStatus().map((item) => ({
    ...item,
    statement: text,
    reason: text,
    source: { document: text, section: text, at: text, locator: text },
    operations: [text],
    checks: item.checks.map((one) => ({ ...one, name: text, message: text })),
  }));
  const failure = failedCheck({
    name: text,
    message: text,
    expected: text,
    got: text,
    counterexample: { input: text, seed: 1, path: text },
    reproduce: text,
    replay: text,
    exchanges: ['x1', 'x2', 'x9'],
  });
  const error = check({ name: text, status: 'error', message: text, exchanges: ['x1'] });
  const whole = report(
    [
      ...requirements,
      requirement('failed', { id: 'workspace.entry.name', api: 'workspace', checks: [failure, error] }),
    ],
    {
      target: { name: text, partner: { baseUrl: text }, workspace: { baseUrl: text } },
      verdictReason: text,
      observations: [{ id: 'partner.clients.list.envelope', question: text, answer: text, exchanges: ['x1'] }],
      leftovers: [{ what: text, remedy: text }],
      expectedFailures: [
        {
          requirement: 'partner.client.name.failed',
          check: text,
          reason: text,
          owner: text,
          expires: text,
          state: 'stale',
        },
      ],
      comparison: {
        regressions: [{ id: 'partner.client.name.failed', before: 'passed', after: 'failed', reason: text }],
        fixed: [],
        newlyUntested: [],
        changedObservations: [{ id: 'partner.clients.list.envelope', question: text, before: text, after: text }],
      },
    },
  );
  return { report: whole, exchanges: exchangesOf(text) };
}

function exchangesOf(text: string): ExchangeRecord[] {
  const headers = { 'content-type': text, location: text, [text]: text };
  return [
    exchange('x1', {
      operation: text,
      request: { method: text, url: text, headers, body: text },
      response: { status: 200, statusText: text, headers, body: text },
    }),
    exchange('x2', { response: null, failure: text }),
  ];
}
