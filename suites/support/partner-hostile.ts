import type { PartnerOperation } from '../../generated/catalogue.ts';
import { type CheckContext, Inconclusive, pathSegment, type Reply } from '../../src/check/index.ts';
import { sharedPlayground } from './client-members.ts';
import { inParallel } from './parallel.ts';
import { registerClient } from './partner.ts';

/** The operations that take a body. */
export const bodyOperations = [
  'POST /api/v1/clients',
  'POST /api/v1/clients/{clientId}/members',
] as const satisfies readonly PartnerOperation[];
export type BodyOperation = (typeof bodyOperations)[number];

export interface HostileBody {
  body?: unknown;
  text?: string;
  headers?: Record<string, string | null>;
  /** Only false where the documents decide the answer. */
  open?: boolean;
}

/** Sends a body that nobody should send; what comes of it is registered for removal. */
export async function sendBody(t: CheckContext, operation: BodyOperation, hostile: HostileBody): Promise<Reply> {
  const path: Record<string, string> =
    operation === 'POST /api/v1/clients' ? {} : { clientId: (await sharedPlayground(t)).id };
  const reply = await t.partner.raw({ operation, path, open: true, ...hostile });
  if (operation === 'POST /api/v1/clients') registerClient(t, reply, 'of a hostile body');
  return reply;
}

/** A body that the operation accepts. */
export function validBody(t: CheckContext, operation: BodyOperation): Record<string, string> {
  return operation === 'POST /api/v1/clients' ? { name: t.names.client() } : { email: t.names.email() };
}

/** Texts that begin like JSON, or look like it, and are none. */
export function malformedTexts(valid: string): string[] {
  return [
    '',
    '{',
    valid.slice(0, -1),
    `${valid},`,
    valid.replaceAll('"', "'"),
    'nonsense',
    '\u0000',
    '[1,]',
    '{"name":}',
  ];
}

/** Above the size up to which any server is expected to read. */
const largeLength = 1_200_000;

/**
 * The answers to a body over 1 MB, made once; null where the target ended the connection while the body was still on its
 * way, as a server may that has read enough. Such an answer may come from before the API, so that only its status counts.
 */
export function largeBodyAnswers(t: CheckContext): Promise<{ operation: BodyOperation; reply: Reply | null }[]> {
  return t.shared('partner large bodies', async (own) =>
    inParallel(bodyOperations.map(async (operation) => ({ operation, reply: await sendLarge(own, operation) }))),
  );
}

async function sendLarge(t: CheckContext, operation: BodyOperation): Promise<Reply | null> {
  const [method = '', template = ''] = operation.split(' ');
  const target = template.replace('{clientId}', pathSegment((await sharedPlayground(t)).id));
  const body = JSON.stringify({ ...validBody(t, operation), notes: 'n'.repeat(largeLength) });
  try {
    const reply = await t.partner.offContract({ method, target, body });
    if (operation === 'POST /api/v1/clients') registerClient(t, reply, 'of a large body');
    return reply;
  } catch (error) {
    if (error instanceof Inconclusive) return null;
    throw error;
  }
}

/** Sends a body with another content type than the operation is for. */
export function sendTyped(t: CheckContext, operation: BodyOperation, contentType: string | null): Promise<Reply> {
  return sendBody(t, operation, { body: validBody(t, operation), headers: { 'content-type': contentType } });
}
