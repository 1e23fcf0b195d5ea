import { z } from 'zod';
import type { Context } from '../core/context.ts';
import type { Operation } from '../core/exchange.ts';
import type { Policy } from '../policy/index.ts';
import type { ClientInput } from '../policy/stated/partner/clients.ts';
import type { ValidationDetail } from './causes.ts';

export type Checked<T> = { readonly value: T } | { readonly details: readonly ValidationDetail[] };

interface ClientBody {
  readonly name?: string | undefined;
  readonly notes?: string | null | undefined;
}

interface MemberBody {
  readonly email?: string | undefined;
}

const clientSchemas = new WeakMap<Policy, z.ZodType<ClientBody>>();
const memberSchemas = new WeakMap<Policy, z.ZodType<MemberBody>>();

/** Checks the body of a client create against every rule of its fields. */
export function checkClient({ policy }: Context, operation: Operation, body: unknown): Checked<ClientInput> {
  const result = check(
    schemaOf(clientSchemas, policy, () => clientSchema(policy, operation)),
    body,
  );
  if ('details' in result) return result;
  const given = result.value.notes ?? null;
  const notes = given === null ? null : policy.open.partner.clients.storedNotes(given);
  return { value: { name: result.value.name ?? '', notes } };
}

/** Checks the body of a member add. */
export function checkMember({ policy }: Context, operation: Operation, body: unknown): Checked<{ email: string }> {
  const result = check(
    schemaOf(memberSchemas, policy, () => memberSchema(policy, operation)),
    body,
  );
  return 'details' in result ? result : { value: { email: result.value.email ?? '' } };
}

/** A schema asks the policy at every check, but is built only once. */
function schemaOf<T>(cache: WeakMap<Policy, z.ZodType<T>>, policy: Policy, make: () => z.ZodType<T>): z.ZodType<T> {
  const schema = cache.get(policy) ?? make();
  cache.set(policy, schema);
  return schema;
}

function clientSchema(policy: Policy, operation: Operation): z.ZodType<ClientBody> {
  const { clients } = policy.stated.partner;
  const open = policy.open.partner.clients;
  const name = z
    .custom<unknown>((value) => clients.acceptsType(operation, 'name', value), 'name must be a string')
    .transform((value) => open.readName(String(value)))
    .superRefine((value, issues) => {
      const message = nameProblem(policy, operation, value);
      if (message) issues.addIssue({ code: 'custom', message });
    });
  const notes = z
    .custom<unknown>(
      (value) => (value === null ? open.acceptsNullNotes() : clients.acceptsType(operation, 'notes', value)),
      'notes must be a string',
    )
    .transform((value) => (value === null ? null : String(value)))
    .refine((value) => value === null || open.length(value) <= clients.notesMaxLength(operation), 'notes is too long')
    .optional();
  return z.object({ name: requiredIf(clients.requiresName(operation), name), notes });
}

function memberSchema(policy: Policy, operation: Operation): z.ZodType<MemberBody> {
  const { members } = policy.stated.partner;
  const message = 'email must be an e-mail address';
  const email = z
    .custom<unknown>((value) => members.acceptsEmailType(operation, value), 'email must be a string')
    .transform(String)
    .refine((value) => members.acceptsEmail(operation, value), message)
    // Our own, finer choice has a say only about texts that can be an address at all.
    .refine((value) => !value.includes('@') || policy.open.partner.members.acceptsEmail(value), message);
  return z.object({ email: requiredIf(members.requiresEmail(operation), email) });
}

/** The type check of a field refuses an absent value as well, so that only the optional form needs a word. */
function requiredIf<T>(required: boolean, schema: z.ZodType<T, unknown>): z.ZodType<T | undefined, unknown> {
  return required ? schema : schema.optional();
}

function nameProblem(policy: Policy, operation: Operation, name: string): string | undefined {
  const { clients } = policy.stated.partner;
  const open = policy.open.partner.clients;
  const characters = [...name];
  const length = open.length(name);
  if (length < clients.nameMinLength(operation)) return 'name is too short';
  if (length > clients.nameMaxLength(operation)) return 'name is too long';
  const last = characters.length - 1;
  const wrong = characters.find((character, index) => {
    const isEdge = index === 0 || index === last;
    if (isOpenCharacter(character, isEdge)) return !open.acceptsNameCharacter(character, isEdge ? 'edge' : 'inner');
    if (!isEdge) return !clients.acceptsNameInner(operation, character);
    return !clients.acceptsNameEdge(operation, character, index === 0 ? 'first' : 'last');
  });
  return wrong === undefined ? undefined : 'name has a character that is not allowed there';
}

/** Characters on which the documents can be read in more than one way. No whitespace is a letter, whatever it is. */
function isOpenCharacter(character: string, isEdge: boolean): boolean {
  return (!isEdge && /[\t\n\v\f\r]/.test(character)) || (character.codePointAt(0) ?? 0) > 0x7f;
}

function check<T>(schema: z.ZodType<T, unknown>, body: unknown): Checked<T> {
  const result = schema.safeParse(body);
  if (result.success) return { value: result.data };
  return {
    details: result.error.issues.map(({ path, message }) => ({
      ...(path.length > 0 && { path: path.join('.') }),
      message,
    })),
  };
}
