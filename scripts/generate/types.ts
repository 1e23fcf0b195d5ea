import openapiTs, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { notice } from './notice.ts';

/** `generated/<api>.ts`: paths, bodies and parameters as TypeScript types. */
export async function renderTypes({ document }: Contract): Promise<string> {
  const nodes = await openapiTs(Buffer.from(JSON.stringify(document)), { alphabetize: true });
  return `${notice}\n${astToString(nodes)}`;
}
