import { knownChecks } from '../../src/run/power/known.ts';
import { curveOf, type Point } from '../power/curve.ts';
import { readPower } from '../power/record.ts';

const width = 640;
const height = 280;
const margin = { left: 56, right: 28, top: 16, bottom: 44 };

export interface PowerPage {
  readonly curves: readonly { readonly title: string; readonly svg: string }[];
  /** What it takes for so much of all that is noticed. */
  readonly rows: readonly {
    readonly share: string;
    readonly noticed: string;
    readonly requests: string;
    readonly things: string;
  }[];
}

/** How much the suites notice for what they cost, as curves and as a table. */
export async function powerPage(): Promise<PowerPage> {
  const curve = await curveOf(readPower(new URL('../../reports/power.json', import.meta.url)), knownChecks());
  const total = curve.at(-1)?.noticed ?? 0;
  const rows = [0.25, 0.5, 0.75, 0.9, 1].flatMap((share) => {
    const point = curve.find(({ noticed }) => noticed >= share * total);
    if (point === undefined) return [];
    const { noticed, requests, things } = point;
    return [
      { share: `${share * 100} %`, noticed: number(noticed), requests: number(requests), things: number(things) },
    ];
  });
  return {
    rows,
    curves: [
      { title: 'Faults noticed against requests', svg: drawn(curve, 'requests', total) },
      { title: 'Faults noticed against things made', svg: drawn(curve, 'things', total) },
    ],
  };
}

function drawn(curve: readonly Point[], key: 'requests' | 'things', total: number): string {
  const most = curve.find(({ noticed }) => noticed === total)?.[key] ?? 1;
  const x = (value: number): number => Math.round(margin.left + (value / most) * (width - margin.left - margin.right));
  const y = (value: number): number =>
    Math.round(height - margin.bottom - (value / Math.max(1, total)) * (height - margin.top - margin.bottom));
  const steps = curve.filter((point) => point[key] <= most).map((point) => `${x(point[key])},${y(point.noticed)}`);
  const points = [...new Set([`${x(0)},${y(0)}`, ...steps])].join(' ');
  const marks = [0, 0.25, 0.5, 0.75, 1];
  const below = marks.map((share) => text(x(share * most), height - 24, number(share * most), 'middle'));
  const beside = marks.map((share) => text(margin.left - 8, y(share * total) + 4, `${share * 100} %`, 'end'));
  const lines = marks.map(
    (share) =>
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(share * total)}" y2="${y(share * total)}" stroke="currentColor" stroke-opacity="0.15"/>`,
  );
  const what = key === 'requests' ? 'requests' : 'things made';
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Share of the faults noticed, by ${what}" font-size="12" fill="currentColor">`,
    ...lines,
    ...below,
    ...beside,
    text((width + margin.left) / 2, height - 6, what, 'middle'),
    `<polyline points="${points}" fill="none" stroke="currentColor" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}

function text(x: number, y: number, content: string, anchor: 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${content}</text>`;
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}
