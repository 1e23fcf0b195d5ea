import type { PolicyOverride } from './index.ts';
import type { OpenTransport } from './open/transport.ts';
import type { Override } from './override.ts';

/** Changes what surrounds the requests of both APIs. */
export function transport(open: Override<OpenTransport>): PolicyOverride {
  return { open: { transport: open } };
}
