import { create } from 'xmlbuilder2';
import { bounds, type Rule } from '../model.ts';
import { canary } from './output.ts';

const wanted = [
  'report.json',
  'report.html',
  'junit.xml',
  'ctrf.json',
  'summary.md',
  'report.sarif',
  'exchanges.har',
  'badge.svg',
];

export const wellFormed: Rule = ({ files, killed }) => {
  if (killed) return [];
  const missing = wanted.filter((name) => !files.has(name));
  const broken = [...files].filter(([name, text]) => !canBeRead(name, text)).map(([name]) => name);
  return [
    ...(missing.length === 0 ? [] : [`wrote no ${missing.join(', ')}`]),
    ...broken.map((name) => `${name} cannot be read`),
  ];
};

function canBeRead(name: string, text: string): boolean {
  try {
    if (/\.(json|har|sarif)$/.test(name)) JSON.parse(text);
    if (/\.(xml|svg)$/.test(name)) create(text);
    return true;
  } catch {
    return false;
  }
}

export const noLargeFile: Rule = ({ files }) => {
  const large = [...files].filter(
    ([name, text]) => text.length > (name === 'report.html' ? bounds.pageBytes : bounds.reportBytes),
  );
  return large.map(([name, text]) => `${name} has ${(text.length / 1024 / 1024).toFixed(0)} MB`);
};

/** Markup of a target is text, and no markup, wherever something would show or run it. */
export const noInjection: Rule = ({ files }) => {
  const markup = new RegExp(`<(?:script|img|svg|iframe|a)\\b[^>]*${canary}|<script>${canary}`, 'i');
  return ['report.html', 'junit.xml', 'badge.svg'].flatMap((name) => {
    const found = markup.exec(files.get(name) ?? '');
    return found === null ? [] : [`${name} holds the markup ${JSON.stringify(found[0].slice(0, 60))}`];
  });
};
