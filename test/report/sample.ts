import type {
  CheckResult,
  ExchangeRecord,
  Report,
  RequirementResult,
  RequirementStatus,
} from '../../src/model/report.ts';

/** A check that held, with whatever the test changes about it. */
export function check(changes: Partial<CheckResult> = {}): CheckResult {
  return {
    name: 'accepts a name of 100 characters',
    status: 'passed',
    durationMs: 34.4,
    message: null,
    expected: null,
    got: null,
    counterexample: null,
    reproduce: null,
    replay: null,
    exchanges: [],
    ...changes,
  };
}

/** A check that failed with all its evidence. */
export function failedCheck(changes: Partial<CheckResult> = {}): CheckResult {
  return check({
    name: 'rejects a name of 101 characters',
    status: 'failed',
    message: 'expected status 400, got status 201',
    expected: 'status 400 with error.type "validation_error"',
    got: 'status 201',
    counterexample: { input: '{"name":"a b"}', seed: 42, path: '0:3:1' },
    reproduce: `curl -X POST 'http://localhost/api/v1/clients' \\\n  -H "Authorization: ApiKey $PARTNER_API_KEY" \\\n  -d '{"name":"a b"}'`,
    replay: 'f-7c1d',
    exchanges: ['x1'],
    ...changes,
  });
}

/** A requirement of the status, with a check that fits it. */
export function requirement(status: RequirementStatus, changes: Partial<RequirementResult> = {}): RequirementResult {
  return {
    id: `partner.client.name.${status}`,
    level: status === 'warning' ? 'SHOULD' : 'MUST',
    api: 'partner',
    statement: 'A client name has between 2 and 100 characters.',
    source: {
      document: 'partner-management-api',
      section: 'Client organization',
      at: 'row name, Rules: length',
      locator: 'partner/client/name.length',
    },
    basis: 'stated',
    from: [],
    reading: null,
    operations: ['POST /api/v1/clients'],
    wfc: null,
    documentation: null,
    status,
    reason: REASONS[status],
    checks: checksFor(status),
    ...changes,
  };
}

const REASONS: Record<RequirementStatus, string | null> = {
  failed: 'expected status 400, got status 201',
  warning: 'expected status 400, got status 201',
  'expected-failure': 'expected status 400, got status 201',
  inconclusive: 'the connection was closed before an answer came',
  'not-tested': 'needs partner.credentials.otherPartner in the profile',
  passed: null,
};

function checksFor(status: RequirementStatus): CheckResult[] {
  if (status === 'not-tested') return [];
  if (status === 'passed') return [check()];
  if (status === 'inconclusive')
    return [check({ status: 'error', message: 'socket closed', exchanges: ['x2'] }), check()];
  return [failedCheck(), check()];
}

/** A recorded exchange, answered with 201. */
export function exchange(id: string, changes: Partial<ExchangeRecord> = {}): ExchangeRecord {
  const body = '{"name":"a b"}';
  return {
    id,
    api: 'partner',
    operation: 'POST /api/v1/clients',
    sender: 'partner.client.create.status a client is created',
    startedAt: '2026-03-01T10:00:00.000Z',
    durationMs: 12.5,
    request: {
      method: 'POST',
      url: 'http://localhost:8080/api/v1/clients?p=1&p=2',
      headers: { authorization: 'ApiKey $PARTNER_API_KEY', 'Content-Type': 'application/json' },
      body,
    },
    response: {
      status: 201,
      statusText: 'Created',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"c1","name":"a b","notes":null,"big":1.00}',
    },
    failure: null,
    ...changes,
  };
}

/** A report about the requirements, with counts that fit them. */
export function report(requirements: RequirementResult[], changes: Partial<Report> = {}): Report {
  const statuses = (status: RequirementStatus) => requirements.filter((item) => item.status === status).length;
  const checks = requirements.flatMap((item) => item.checks);
  const outcomes = (status: CheckResult['status']) => checks.filter((item) => item.status === status).length;
  return {
    schemaVersion: 1,
    suite: { name: '@vendor-api/conformance', version: '0.1.0' },
    target: { name: 'staging', partner: { baseUrl: 'https://staging.example.com/partner' } },
    startedAt: '2026-03-01T10:00:00.000Z',
    finishedAt: '2026-03-01T10:01:30.500Z',
    durationMs: 90_500,
    seed: 1234,
    depth: 'standard',
    verdict: statuses('failed') > 0 ? 'nonconformant' : statuses('inconclusive') > 0 ? 'inconclusive' : 'conformant',
    verdictReason: null,
    summary: {
      requirements: {
        total: requirements.length,
        passed: statuses('passed'),
        failed: statuses('failed'),
        warning: statuses('warning'),
        expectedFailure: statuses('expected-failure'),
        inconclusive: statuses('inconclusive'),
        notTested: statuses('not-tested'),
      },
      checks: {
        total: checks.length,
        passed: outcomes('passed'),
        failed: outcomes('failed'),
        error: outcomes('error'),
        skipped: outcomes('skipped'),
      },
      requests: 2,
      observations: 1,
    },
    requirements,
    observations: [
      {
        id: 'partner.clients.list.envelope',
        question: 'What holds the list of clients?',
        answer: 'a bare array',
        exchanges: ['x3'],
      },
    ],
    leftovers: [],
    expectedFailures: [],
    comparison: null,
    ...changes,
  };
}

const EVERY_STATUS: RequirementStatus[] = [
  'failed',
  'warning',
  'expected-failure',
  'inconclusive',
  'not-tested',
  'passed',
];

/** One requirement of every status. */
export function everyStatus(): RequirementResult[] {
  return EVERY_STATUS.map((status) => requirement(status));
}
