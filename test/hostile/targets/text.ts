import { conforms, type HostileTarget, neverAccused, selections, target, targetsOf } from '../model.ts';
import { answer, json, withBody, withHeader, withJson } from '../proxy/answer.ts';
import { answering, changed, operation, where } from '../proxy/visit.ts';
import { mappedIds } from './ids.ts';

/** Whatever a terminal, a CI system, a browser or an editor would take for its own. */
const payload = [
  '\u001b[2J\u001b[1;31mFORGED\u001b]0;FORGED\u0007\u009b31m\u202eFORGED\u2066',
  'conformant: FORGED',
  '::error file=a::FORGED',
  '::set-output name=a::FORGED',
  '##[error]FORGED',
  'FORGED ]]><script>FORGED</script><img src=x onerror=FORGED()></textarea></pre>',
  '| `FORGED` | ``` \u2028FORGED [x](javascript:FORGED) {{FORGED}} $(FORGED)',
  '\rFORGED\bFORGED\u0085FORGED\u0000',
].join('\n');

/** As it may stand in a header or a status line. */
const headerText = '\u001b[2J\u001b[31mFORGED\u009b31m<script>FORGED</script> ::error::FORGED';

const annotated = { GITHUB_ACTIONS: 'true' };

/** Targets whose texts are more than text to whoever shows them. */
export const text: readonly HostileTarget[] = targetsOf({
  'text.in-a-message': target(
    'Reading a client is an error whose message holds escapes, markup and commands.',
    () => where(operation.getClient, answering(json(500, { error: { type: payload, message: payload } }))),
    { verdict: ['nonconformant'], within: 120, cause: /500/ },
  ),
  'text.in-a-message-on-ci': {
    sentence: 'The same where a CI system reads what is printed.',
    behaviour: () => where(operation.getClient, answering(json(500, { error: { type: payload, message: payload } }))),
    env: annotated,
    expect: { verdict: ['nonconformant'], within: 120, cause: /500/ },
  },
  'text.in-a-name': {
    sentence: 'Every client goes by a name with escapes, markup and commands.',
    behaviour: () =>
      where(
        operation.getClient,
        changed((whole) => withJson(whole, (value) => ({ ...Object(value), name: payload, notes: payload }))),
      ),
    // At the depth `smoke` no check compares a name with that of the create, and at others some only warn.
    flags: ['--strict', '--only', 'partner.client.*'],
    env: annotated,
    expect: { verdict: ['nonconformant'], within: 120, cause: /name/ },
  },
  'text.in-keys': target(
    'Every member of the workspace lacks its fields, and has others whose names hold escapes and markup.',
    () =>
      where(
        operation.getMember,
        changed((whole) => withJson(whole, (value) => ({ data: { [payload]: value, role: payload } }))),
      ),
    { verdict: ['nonconformant'], within: 120 },
  ),
  'text.no-json': {
    sentence: 'Reading a client is answered by a text that is no JSON and holds escapes.',
    behaviour: () => where(operation.getClient, answering(answer(200, 'text/plain', payload))),
    env: annotated,
    expect: { verdict: ['nonconformant'], within: 120, cause: /JSON|content.type|expected/i },
  },
  'text.in-headers': {
    sentence: 'Header values, the content type among them, and the status text hold escapes.',
    behaviour: () =>
      where(
        operation.getClient,
        changed((whole) => ({
          ...withHeader(withHeader(whole, 'content-type', `text/${headerText}`), 'x-strange', headerText),
          statusText: headerText,
        })),
      ),
    env: annotated,
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 120 },
  },
  'text.in-every-header': target(
    'From the start, a header and the status text of each answer hold escapes.',
    () => changed((whole) => ({ ...withHeader(whole, 'x-strange', headerText), statusText: headerText })),
    neverAccused(),
  ),
  'text.refused-credential': {
    sentence: 'The credential is refused with a text that holds escapes.',
    behaviour: () => answering(json(401, { error: { message: payload } })),
    env: annotated,
    expect: { verdict: ['inconclusive'], within: 25, cause: /401|credential/ },
  },
  'text.maintenance': {
    sentence: 'From the start, a page tells of maintenance, with escapes in it.',
    behaviour: () => answering(answer(503, 'text/html', payload)),
    env: annotated,
    expect: { verdict: ['inconclusive'], within: 25, cause: /503/ },
  },
  'text.ids': {
    sentence: 'Ids of clients hold escapes, line breaks, markup and commands; everything works.',
    ...mappedIds((id) => `\u001b[31m\n::error::FORGED\r\nFORGED<script>FORGED</script>"'\u009b${id}`),
    env: annotated,
    expect: conforms(),
  },
  'text.ids-that-stay': {
    sentence: 'Ids of clients hold escapes, line breaks and markup; no client can be deleted.',
    ...mappedIds(
      (id) => `\u001b[31m\nFORGED<script>FORGED</script>'"\u009b${id}`,
      where(operation.deleteClient, answering(json(500, { error: { type: payload, message: payload } }))),
    ),
    flags: selections.clients,
    env: annotated,
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  'text.surrogates': target(
    'Every record has a further field with half a character.',
    () =>
      changed((whole) => withBody(whole, (body) => body.toString().replace('{', '{"extra":"\\ud800 \\udfff\\ud83d",'))),
    { verdict: ['conformant', 'nonconformant'], within: 120 },
  ),
});
