import type { Operation, RequirementId } from '../../generated/catalogue.ts';
import type { Refusal, Witnessed } from './law.ts';
import { fieldRule, isMissing, isNoText, queryRule, textThat } from './request-rules.ts';

const clients: readonly Operation[] = ['POST /api/v1/clients'];
const addMember: readonly Operation[] = ['POST /api/v1/clients/{clientId}/members'];
const listMembers: readonly Operation[] = ['GET /api/v1/clients/{clientId}/members'];
const typedUsage: readonly Operation[] = [
  'GET /api/v1/clients/{clientId}/usage',
  'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage',
];
const filespaceUsage: readonly Operation[] = [
  'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage',
];
const usage: readonly Operation[] = [
  ...typedUsage,
  'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/usage/members',
  ...filespaceUsage,
];

function ofName(rule: string & (typeof nameRules)[number], isWrong: (value: unknown) => boolean): Refusal {
  return fieldRule(`partner.client.name.${rule}`, clients, ['name'], isWrong);
}

const nameRules = [
  'missing',
  'wrong-type',
  'empty',
  'too-short',
  'too-long',
  'first-inner-character',
  'last-inner-character',
  'inner-forbidden-character',
] as const;

const names: readonly Refusal[] = [
  ofName('missing', isMissing),
  ofName('wrong-type', isNoText),
  ofName('empty', (value) => value === ''),
  ofName('too-short', textThat(/^[A-Za-z0-9]$/)),
  ofName('too-long', textThat(/^[A-Za-z0-9][A-Za-z0-9_ ()/-]{99,}[A-Za-z0-9]$/)),
  ofName('first-inner-character', textThat(/^[_()/-][A-Za-z0-9_ ()/-]*[A-Za-z0-9]$/)),
  ofName('last-inner-character', textThat(/^[A-Za-z0-9][A-Za-z0-9_ ()/-]*[_()/-]$/)),
  ofName('inner-forbidden-character', textThat(/^[A-Za-z0-9][ -~]*[!"#$%&'*+,.:;<=>?@[\\\]^`{|}~][ -~]*[A-Za-z0-9]$/)),
];

const notes: readonly Refusal[] = [
  fieldRule('partner.client.notes.too-long', clients, ['notes'], textThat(/^[!-~][ -~]{199,}[!-~]$/)),
  fieldRule(
    'partner.client.notes.wrong-type',
    clients,
    ['notes'],
    (value) => value !== undefined && value !== null && typeof value !== 'string',
  ),
];

const members: readonly Refusal[] = [
  fieldRule('partner.member.add.email-missing', addMember, ['email'], isMissing),
  fieldRule('partner.member.add.email-wrong-type', addMember, ['email'], isNoText),
  fieldRule('partner.member.add.email-empty', addMember, ['email'], (value) => value === ''),
  fieldRule('partner.member.add.email-without-at', addMember, ['email'], textThat(/^[^@]+$/)),
  queryRule(
    'partner.member.status-filter.invalid',
    listMembers,
    'status',
    (value) => value !== undefined && /^[a-z]+$/i.test(value) && !['new', 'active'].includes(value.toLowerCase()),
  ),
];

const types = ['storage_a', 'custom', 'storage_b', 'storage_c'];

function isType(value: string | undefined): boolean {
  return value !== undefined && types.includes(value);
}

function isNoType(value: string | undefined): boolean {
  return value !== undefined && /^\w+$/.test(value) && !types.includes(value.toLowerCase());
}

const storageTypes: readonly Refusal[] = [
  queryRule('partner.usage.type.unknown', typedUsage, 'type', isNoType),
  queryRule('partner.usage.type.filespace-refused', filespaceUsage, 'type', isType),
  queryRule('partner.usage.type.filespace-refused-unknown', filespaceUsage, 'type', isNoType),
];

function ofMoment(name: 'start' | 'end'): readonly Refusal[] {
  const rule = (requirement: RequirementId, isWrong: (value: string | undefined) => boolean): Refusal =>
    queryRule(requirement, usage, name, isWrong);
  const written = (matches: RegExp) => (value: string | undefined) => value !== undefined && matches.test(value);
  return [
    rule(`partner.usage.${name}.required`, (value) => value === undefined),
    rule(
      `partner.usage.${name}.zone-required`,
      written(/^\d{4}-(?:0[1-9]|1[0-2])-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/),
    ),
    rule(`partner.usage.${name}.time-required`, written(/^\d{4}-(?:0[1-9]|1[0-2])-(?:[01]\d|2[0-8])$/)),
    rule(
      `partner.usage.${name}.impossible-month`,
      written(/^\d{4}-(?:00|1[3-9]|[2-9]\d)-(?:0[1-9]|1\d|2[0-8])T\d\d:\d\d(?::\d\d)?Z$/),
    ),
  ];
}

const dayMs = 86_400_000;

const ranges: readonly Refusal[] = [
  { requirement: 'partner.usage.range.reversed', operations: usage, breaks: (request) => lengthOf(request) < -1_000 },
  {
    requirement: 'partner.usage.range.outside-retention',
    operations: usage,
    breaks: (request) => lengthOf(request) > 0 && endOf(request) < request.exchange.startedAt - 93 * dayMs,
  },
];

function lengthOf(request: Witnessed): number {
  return endOf(request) - momentOf(request.query.start);
}

function endOf({ query }: Witnessed): number {
  return momentOf(query.end);
}

/** No number where it is not certainly a moment. */
function momentOf(value: string | readonly string[] | undefined): number {
  const isMoment =
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(value);
  return isMoment ? Date.parse(value) : Number.NaN;
}

export const partnerRefusals: readonly Refusal[] = [
  ...names,
  ...notes,
  ...members,
  ...storageTypes,
  ...ofMoment('start'),
  ...ofMoment('end'),
  ...ranges,
];
