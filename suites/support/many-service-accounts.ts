import { type CheckContext, Inconclusive, type Reply } from '../../src/check/index.ts';
import { identify, listAccounts, noteOthers } from './account-ids.ts';
import { tryToken, untriedToken } from './account-tokens.ts';
import { longLived, type ServiceIdentity } from './service-accounts.ts';

/** Accounts in every form that has to be taken, or may be, made once: they are the many that the list has to show. */

// How long a name may be is not said.
export const displayNames = [
  ...['build server', 'Über-Wächter', '日本語', 'a', 'ci@studio #2 (eu)'],
  // No file could be called so.
  'Backup: CI/CD | nightly? *.doc ACME Inc.',
] as const;

export const digitsAlone = 'digits alone';

/** What languages take for nothing. */
export const nought = 'a nought';

/** Ends that are certainly accepted in form, one after the other; a service may limit how long a key lives. */
export const farEnds = [nextLeapDay(), '2039-01-31T00:00:00Z', '2099-11-30T23:59:59.999Z'] as const;

function nextLeapDay(): string {
  const comingYear = new Date().getUTCFullYear() + 1;
  return `${comingYear + ((4 - (comingYear % 4)) % 4)}-02-29T12:00:00Z`;
}

/** Whether these forms are accepted is open; what was accepted is a key, and ends in many years. */
export const otherEnds = [
  '2099-01-01',
  '2099-01-01T00:00:00',
  '2099-01-01T00:00:00+02:00',
  // What is sent to say never.
  '9999-12-31T23:59:59Z',
] as const;

/** How finer clocks than ours write a moment: the form, and the digits behind those of the milliseconds. */
export const fineFractions = [
  ['with seven digits of a second', '4567'],
  ['with nine digits of a second', '456789'],
] as const;

export const endless = 'without an end';

interface Form {
  name?: string;
  /** What the account is called, where that is not the name of a run's account with an addition. */
  whole?: (t: CheckContext) => string;
  identity?: (t: CheckContext) => Partial<ServiceIdentity>;
  /** Whether the create may be rejected. */
  isOpen?: boolean;
}

const ending = (expiresAt: string): Form => ({ identity: () => ({ isSingleUse: false, expiresAt }), isOpen: true });

const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ...displayNames.map((name): [string, Form] => [name, { name }]),
  [digitsAlone, { whole: ({ names }) => names.random('0123456789', 14) }],
  [nought, { whole: () => '0' }],
  ...[...farEnds, ...otherEnds].map((end): [string, Form] => [end, ending(end)]),
  [endless, { identity: () => ({ isSingleUse: false }), isOpen: true }],
  [
    'without a fraction',
    { identity: (t) => ({ ...longLived(t), expiresAt: longLived(t).expiresAt.replace(/\.\d+Z$/, 'Z') }) },
  ],
  ...fineFractions.map(([form, digits]): [string, Form] => [
    form,
    { identity: (t) => ({ ...longLived(t), expiresAt: longLived(t).expiresAt.replace('Z', `${digits}Z`) }) },
  ]),
  ['with a key', { identity: longLived }],
  ['with a key for one use', { identity: (t) => ({ ...longLived(t), isSingleUse: true }) }],
]);

/** One more than lists of twenty hold. */
const many = 21;

export interface OneOfManyAccounts {
  name: string;
  id: string | null;
  reply: Reply;
  /** Where the form may be rejected, what seems to be the token of its key; null where there is none. */
  token: string | null;
  /** The answer to a use of this token. */
  used: Reply | null;
}

export interface ManyServiceAccounts {
  /** By their form. */
  accounts: ReadonlyMap<string, OneOfManyAccounts>;
  /** As many as there may be at once, and the list while they were there. */
  together: readonly { accounts: readonly OneOfManyAccounts[]; list: Reply }[];
}

export function manyServiceAccounts(t: CheckContext): Promise<ManyServiceAccounts> {
  return t.shared('many service accounts', async (own) => {
    const wanted: [string, Form][] = [...forms];
    while (wanted.length < many) wanted.push([`plain ${wanted.length}`, {}]);
    const batch = Math.min(many, own.quotas.serviceAccounts);
    const accounts = new Map<string, OneOfManyAccounts>();
    const together: ManyServiceAccounts['together'][number][] = [];
    for (let from = 0; from < wanted.length; from += batch) {
      const made: OneOfManyAccounts[] = [];
      for (const [what, form] of wanted.slice(from, from + batch)) {
        const account = await make(own, form);
        accounts.set(what, account);
        if (account.reply.response.ok) made.push(account);
      }
      together.push({ accounts: made, list: await listAccounts(own) });
      // Nothing of it is looked at any more, and others may need the room.
      await own.tidy();
    }
    return { accounts, together };
  });
}

/** One that no other check removes. */
export function anotherEndless(t: CheckContext): Promise<OneOfManyAccounts> {
  return make(t, forms.get(endless) ?? {});
}

async function make(
  t: CheckContext,
  { name: addition, whole, identity, isOpen = false }: Form,
): Promise<OneOfManyAccounts> {
  await noteOthers(t);
  const name = whole?.(t) ?? [t.names.serviceAccount(), addition].filter((part) => part !== undefined).join(' ');
  const body = { name, ...(identity === undefined ? {} : { serviceIdentity: identity(t) }) };
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/service-accounts', body, open: isOpen });
  if (!reply.response.ok) return { name, id: null, reply, token: null, used: null };
  const { id } = await identify(t, reply, name);
  const token = isOpen ? ((await untriedToken(t, reply))?.token ?? null) : null;
  return { name, id, reply, token, used: token === null ? null : await tryToken(t, token) };
}

export async function accountOfForm(t: CheckContext, form: string): Promise<OneOfManyAccounts> {
  const account = (await manyServiceAccounts(t)).accounts.get(form);
  if (account === undefined) throw new Inconclusive(`no service account was made in the form ${form}`);
  return account;
}
