import type { RequirementId } from '../../generated/catalogue.ts';

/** A name for each rule of them. */

const alwaysBad: readonly [RequirementId, string][] = [
  ['workspace.entry.name.slash', 'in/side'],
  ['workspace.entry.name.dot', '.'],
  ['workspace.entry.name.dot-dot', '..'],
  ['workspace.entry.name.empty', ''],
];

const speciallyBad: readonly [RequirementId, string][] = [
  ['workspace.entry.name.backslash', 'in\\side'],
  ['workspace.entry.name.colon', 'in:side'],
  ['workspace.entry.name.asterisk', 'in*side'],
  ['workspace.entry.name.question-mark', 'in?side'],
  ['workspace.entry.name.double-quote', 'in"side'],
  ['workspace.entry.name.less-than', 'in<side'],
  ['workspace.entry.name.greater-than', 'in>side'],
  ['workspace.entry.name.pipe', 'in|side'],
  ['workspace.entry.name.whitespace-only', '  '],
  ['workspace.entry.name.trailing-space', 'behind '],
  ['workspace.entry.name.trailing-dot', 'behind.'],
  ['workspace.entry.name.reserved-con', 'CON'],
  ['workspace.entry.name.reserved-prn', 'PRN'],
  ['workspace.entry.name.reserved-aux', 'AUX'],
  ['workspace.entry.name.reserved-nul', 'NUL'],
  ['workspace.entry.name.reserved-com', 'COM5'],
  ['workspace.entry.name.reserved-lpt', 'LPT5'],
];

export const badNames = [
  ...alwaysBad.map(([requirement, name]) => ({ requirement, name, isSpecial: false })),
  ...speciallyBad.map(([requirement, name]) => ({ requirement, name, isSpecial: true })),
];
