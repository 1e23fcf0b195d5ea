import { afterAll } from 'vitest';
import { session } from './current.ts';

/** Longer than any answer is waited for. */
const limitMs = 300_000;

// An interrupted check is left where it stands; the worker must not end before what it sent has been answered.
afterAll(() => session().writesLanded(), limitMs);
