import type { Report } from '../model/report.ts';
import { joinRefused } from '../report/refused.ts';
import type { Part } from './part.ts';

/** What the parts say beside their results. */
export function joinNotes(parts: readonly Part[]): Pick<Report, 'refused' | 'gatewayPages' | 'observed'> {
  const reports = parts.map(({ report }) => report);
  const refused = joinRefused(parts.map(({ name, report }) => ({ name: partName(report) ?? name, report })));
  const observed = [...new Set(reports.flatMap((report) => report.observed ?? []))];
  const pages = reports.flatMap(({ gatewayPages = {} }) => Object.entries(gatewayPages));
  const gatewayPages: Record<string, number> = {};
  for (const [status, count] of pages) gatewayPages[status] = (gatewayPages[status] ?? 0) + count;
  return {
    ...(refused.length > 0 && { refused }),
    ...(observed.length > 0 && { observed }),
    ...(pages.length > 0 && { gatewayPages }),
  };
}

function partName({ shard }: Report): string | null {
  return shard ? `shard ${shard.index}` : null;
}
