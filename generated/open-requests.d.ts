// Made by `npm run generate` from openapi/; do not edit.

import type { OpenId, Operation } from './catalogue.ts';

/** Requests that an open point is about: `describes` tells from what is known of a request when it is sent. */
export interface OpenRequests {
  readonly id: OpenId;
  readonly operations: readonly Operation[];
  readonly describes: (facts: unknown) => boolean;
}

export const openRequests: readonly OpenRequests[];
