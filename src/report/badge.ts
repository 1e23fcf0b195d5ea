import type { Report, Verdict } from '../model/report.ts';

const COLOURS: Record<Verdict, string> = { conformant: '#1a6e3c', nonconformant: '#b42318', inconclusive: '#8a5a00' };

/** A badge with the verdict and the counts behind it, about 20 pixels high. */
export function renderBadge(report: Report): string {
  const label = 'conformance';
  const value = badgeText(report);
  const left = width(label);
  const right = width(value);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${value}">
  <title>${label}: ${value}</title>
  <clipPath id="r"><rect width="${left + right}" height="20" rx="4"/></clipPath>
  <g clip-path="url(#r)">
    <rect width="${left}" height="20" fill="#3b4149"/>
    <rect x="${left}" width="${right}" height="20" fill="${COLOURS[report.verdict]}"/>
  </g>
  <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
    <text x="${left / 2}" y="14" textLength="${left - 14}">${label}</text>
    <text x="${left + right / 2}" y="14" textLength="${right - 14}">${value}</text>
  </g>
</svg>
`;
}

function badgeText({ verdict, summary }: Report): string {
  const { total, passed, failed, warning, inconclusive } = summary.requirements;
  if (verdict === 'conformant') return `conformant, ${passed}/${total} passed`;
  if (verdict === 'inconclusive') return `inconclusive, ${inconclusive}/${total} undecided`;
  return failed > 0 ? `not conformant, ${failed}/${total} failed` : `not conformant, ${warning}/${total} warnings`;
}

/** Verdana at 11 pixels is close to 6.6 pixels a character; `textLength` evens out the rest. */
function width(text: string): number {
  return Math.round(text.length * 6.6) + 14;
}
