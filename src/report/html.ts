import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Eta } from 'eta';
import type { Exchanges } from '../model/exchanges.ts';
import type { Report } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { reportView } from './html/view.ts';

const ASSETS = new URL('./html/', import.meta.url);

/** In the order of the cascade. */
const STYLES = ['theme', 'head', 'trend', 'requirements', 'broken', 'checks', 'foot'];

/** The later one calls the earlier one. */
const SCRIPTS = ['filter', 'client'];

/** The report as one HTML file: no outside request, readable without its script, safe whatever the target answered. */
export function renderHtml(report: Report, exchanges: Exchanges): string {
  const eta = new Eta({ views: fileURLToPath(ASSETS), autoEscape: true, cache: true, escapeFunction: escapeHtml });
  const styles = STYLES.map((name) => asset(`styles/${name}.css`)).join('\n');
  const script = SCRIPTS.map((name) => asset(`${name}.js`)).join('\n');
  return eta.render('./report', { ...reportView(report, exchanges), styles, script, policy: policy(styles, script) });
}

/** Read with line feeds only, because a browser computes the hash of the policy after it normalized them. */
function asset(name: string): string {
  return readFileSync(new URL(name, ASSETS), 'utf8').replaceAll('\r\n', '\n');
}

/** Nothing but the two inline assets may run or load: the second wall behind escaping. */
function policy(styles: string, script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return `default-src 'none'; style-src ${hash(styles)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(value: unknown): string {
  return visible(String(value)).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
