import { type OperationInfo, operations } from '../../generated/operations.ts';
import { validators } from '../../generated/validators.js';
import type { Exchanges } from '../model/exchanges.ts';
import type { ExchangeRecord, RefusedOperation, Report } from '../model/report.ts';
import { oneLine, plural } from './text.ts';

/**
 * Operations that never succeeded, although they were asked as the contract says: no failure, since each refusal may have
 * a good reason, but nothing of what they do on success was seen.
 */
export function refusedOperations(exchanges: Exchanges): RefusedOperation[] {
  const all = [...exchanges.values()];
  const byOperation = Map.groupBy(all, ({ operation }) => operation);
  const candidates = operations.flatMap((info) => {
    const asked = (byOperation.get(info.operation) ?? []).filter(({ response }) => response !== null);
    return asked.length > 0 && asked.every(isRefused) ? [{ info, asked }] : [];
  });
  if (candidates.length === 0) return [];
  const succeeded = all.filter(({ response }) => response !== null && response.status < 300);
  return candidates.flatMap(({ info, asked }) => {
    const valid = asked.filter((record) => isValid(record, info, succeeded));
    const [telling] = valid;
    return telling === undefined ? [] : [refusedOperation(info, asked, { valid: valid.length, telling })];
  });
}

/** The operations that did answer with something else. */
export function unrefusedOperations(exchanges: Exchanges): string[] {
  const answered = new Set<string>();
  for (const record of exchanges.values())
    if (record.operation !== null && record.response !== null && !isRefused(record)) answered.add(record.operation);
  return [...answered].toSorted();
}

/** What the parts of a divided run say of them: what succeeded in one of them was not only ever refused. */
export function joinRefused(
  parts: readonly { name: string; report: Pick<Report, 'refused' | 'unrefused'> }[],
): RefusedOperation[] {
  const answered = new Set(parts.flatMap(({ report }) => report.unrefused ?? []));
  const told = parts.flatMap(({ name, report }) => (report.refused ?? []).map((each) => ({ name, each })));
  const left = told.filter(({ each }) => !answered.has(each.operation));
  return [...Map.groupBy(left, ({ each }) => `${each.api} ${each.operation}`).values()].flatMap(
    ([first, ...others]) => {
      if (first === undefined) return [];
      const also = others.length === 0 ? '' : `; the same in ${others.map(({ name }) => name).join(', ')}`;
      return { ...first.each, says: `in ${first.name} ${first.each.says}${also}` };
    },
  );
}

function isRefused({ response }: ExchangeRecord): boolean {
  return response !== null && response.status >= 400 && response.status < 500;
}

/** With a credential that works elsewhere, about things that were shown elsewhere and stay, with a body that fits. */
function isValid(record: ExchangeRecord, info: OperationInfo, succeeded: readonly ExchangeRecord[]): boolean {
  const { headers, url, body } = record.request;
  const own = succeeded.filter(({ api }) => api === record.api);
  const credential = authorization(headers);
  if (!own.some(({ request }) => authorization(request.headers) === credential)) return false;
  const query = [...(URL.parse(url)?.searchParams.keys() ?? [])];
  if (!info.queryParameters.every(({ name, required }) => !required || query.includes(name))) return false;
  if (!query.every((name) => info.queryParameters.some((known) => known.name === name))) return false;
  const ids = idsIn(url, info);
  if (!ids.every((id) => own.some(({ response }) => response?.body.includes(`"${id}"`)))) return false;
  // What the run has removed is not there, and nothing in it.
  if (own.some(({ request }) => request.method === 'DELETE' && ids.some((id) => request.url.includes(`/${id}`))))
    return false;
  return !info.hasBody || fitsSchema(body, info);
}

function authorization(headers: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
}

/** The values of the path parameters: the base URL may stand before the path. */
function idsIn(url: string, { path }: OperationInfo): string[] {
  const wanted = path.split('/');
  const given = (URL.parse(url)?.pathname ?? '').split('/').slice(-wanted.length);
  return wanted.flatMap((part, index) => (part.startsWith('{') ? [given[index] ?? ''] : []));
}

function fitsSchema(body: string | null, { api, operationId }: OperationInfo): boolean {
  try {
    return validators[`${api} ${operationId} request`]?.(JSON.parse(body ?? '')) ?? true;
  } catch {
    return false;
  }
}

function refusedOperation(
  { api, operation }: OperationInfo,
  asked: readonly ExchangeRecord[],
  { valid, telling }: { valid: number; telling: ExchangeRecord },
): RefusedOperation {
  const counts = [...Map.groupBy(asked, ({ response }) => response?.status ?? 0)]
    .toSorted(([a], [b]) => a - b)
    .map(([status, group]) => `${status} ${group.length === 1 ? 'once' : `${group.length} times`}`);
  const body = oneLine(telling.response?.body ?? '', 160);
  return {
    api,
    operation,
    says:
      `only ever answered with 4xx (${counts.join(', ')}), although ${plural(valid, 'request')} fitted the contract: ` +
      `nothing it does on success was seen. Look at ${telling.id}: ${telling.response?.status}${body === '' ? '' : ` ${body}`}`,
    exchange: telling.id,
  };
}
