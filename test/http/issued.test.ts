import { describe, expect, it } from 'vitest';
import { issuedBy } from '../../src/http/issued.ts';
import { answer } from '../check/stage.ts';

const id = '3f43d960-913b-44da-aa8f-958697fdade3';
const token = 'tok_8s7f6a5d4f3s2d1f';
const url = 'http://target.example/api/v1/service-accounts';

function issued(record: Record<string, unknown>): string[] {
  const request = { method: 'POST', url, headers: {}, body: '{"name":"robot"}' };
  return issuedBy(
    answer({ operation: 'POST /api/v1/service-accounts', request, status: 201, json: { id, ...record } }),
  );
}

describe('what a creation issues', () => {
  it('is whatever may be a credential, but no id, date or running text', () => {
    const others = {
      keyId: 'key_0123456789abcdef',
      createdAt: '2026-01-31T10:00:00.000Z',
      about: 'made 16 minutes ago',
    };
    expect(issued({ token, ...others })).toEqual([token]);
  });

  it('is no address of what was made', () => {
    const links = { self: `${url}/${id}`, page: `https://console4.example/${id}?tab=keys`, path: `/keys/${id}` };
    expect(issued({ token, links })).toEqual([token]);
  });

  it('is looked for beside an id that no address can carry', () => {
    const half = `${id}\ud800`;
    expect(issued({ id: half, token, links: { self: `${url}/${id}` } })).toContain(token);
  });

  it('may be an address that holds more than the id', () => {
    const invitation = `https://console.example/join?member=${id}&secret=${token}`;
    expect(issued({ invitation })).toEqual([invitation]);
    expect(issued({ link: `https://console.example/join/${token}` })).toHaveLength(1);
  });

  it('may begin like a path', () => {
    expect(issued({ token: `/${token}` })).toEqual([`/${token}`]);
  });
});
