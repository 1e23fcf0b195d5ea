// Made by `npm run generate` from openapi/; do not edit.

/** Ajv's report of one violation. */
export interface ValidationProblem {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Says whether a body fits its schema; `errors` holds what the last call found. */
export interface Validator {
  (body: unknown): boolean;
  readonly errors?: readonly ValidationProblem[] | null;
}

/** By `${api} ${operationId} ${status}`, and `${api} ${operationId} request` for what an operation is sent. */
export const validators: Readonly<Record<string, Validator>>;
