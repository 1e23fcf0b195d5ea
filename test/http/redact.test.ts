import { describe, expect, it } from 'vitest';
import { Redactor } from '../../src/http/redact.ts';

describe('Redactor', () => {
  it('replaces known secrets, plain and percent-encoded, the longest first', () => {
    const redactor = new Redactor([
      { value: 'abcd', name: 'SHORT' },
      { value: 'abcd/efgh', name: 'LONG' },
    ]);
    expect(redactor.text('abcd/efgh abcd%2Fefgh abcd')).toBe('$LONG $LONG $SHORT');
  });

  it('hides the fields that hold secrets whatever their value, and names those it knows', () => {
    const redactor = new Redactor([{ value: 'known-token', name: 'WORKSPACE_TOKEN' }]);
    expect(redactor.text('{"secretKey":"x\\"y","token":"known-token","name":"n"}')).toBe(
      '{"secretKey":"$REDACTED","token":"$WORKSPACE_TOKEN","name":"n"}',
    );
  });

  it('learns secrets during a run', () => {
    const redactor = new Redactor([]);
    redactor.add('fresh-secret', 'SERVICE_ACCOUNT_TOKEN');
    expect(redactor.text('Bearer fresh-secret')).toBe('Bearer $SERVICE_ACCOUNT_TOKEN');
    expect(redactor.named('SERVICE_ACCOUNT')).toEqual(['fresh-secret']);
  });
});
