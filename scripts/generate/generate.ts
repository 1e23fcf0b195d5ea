import { expectedFailuresSchema } from '../../src/gate/expected-failures-schema.ts';
import { editorSchema } from '../../src/profile/json-schema.ts';
import { profileShape } from '../../src/profile/schema.ts';
import { bodiesOf } from './bodies.ts';
import { catalogueOf } from './catalogue.ts';
import { type Contract, ContractError } from './contract.ts';
import type { Files } from './files.ts';
import { notice } from './notice.ts';
import { openRequestsDeclaration, openRequestsModule } from './open-requests.ts';
import { operationInfos, refuseStray } from './operations.ts';
import { renderCatalogue, renderOperations } from './render.ts';
import { readSources, type Sources } from './sources.ts';
import { renderTypes } from './types.ts';
import { ajvFor, refuseWrongExamples, validatorsDeclaration, validatorsModule } from './validators.ts';

/** Everything in `generated/`, from the bundled documents alone: the same input gives the same bytes. */
export async function generate(contracts: readonly Contract[], sources: Sources = readSources()): Promise<Files> {
  const catalogue = catalogueOf(contracts, sources);
  const infos = operationInfos(contracts);
  refuseStray(catalogue.requirements, infos);
  refuseSharedNames(infos.map(({ operation }) => operation));
  const ajv = ajvFor(contracts);
  const bodies = contracts.flatMap(bodiesOf);
  refuseWrongExamples(ajv, bodies);
  const files = new Map<string, string>();
  for (const contract of contracts) {
    files.set(`${contract.api}.json`, `${JSON.stringify(contract.document, null, 2)}\n`);
    files.set(`${contract.api}.ts`, await renderTypes(contract));
  }
  files.set('catalogue.ts', renderCatalogue(catalogue, sources, contracts));
  files.set('operations.ts', renderOperations(infos));
  files.set('validators.js', `${notice}${await validatorsModule(ajv, bodies)}`);
  files.set('validators.d.ts', validatorsDeclaration);
  files.set('open-requests.js', await openRequestsModule(catalogue.openRequests));
  files.set('open-requests.d.ts', openRequestsDeclaration);
  files.set('profile.schema.json', editorSchema(profileShape, 'A target profile'));
  files.set('expected-failures.schema.json', editorSchema(expectedFailuresSchema, 'Expected failures'));
  return files;
}

/** `METHOD /path` names an operation in reports without its API, so no two may share one. */
function refuseSharedNames(operations: readonly string[]): void {
  const shared = operations.find((operation, index) => operations.indexOf(operation) !== index);
  if (shared) throw new ContractError(`${shared}: both APIs have this operation`);
}
