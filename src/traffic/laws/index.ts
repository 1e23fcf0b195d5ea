import type { Api } from '../../../generated/catalogue.ts';
import type { Law } from '../../../suites/exchange-laws/law.ts';
import { type Carried, credentialLaw } from './credentials.ts';
import { identityLaw } from './identity.ts';
import { sequelLaws } from './sequels.ts';

/**
 * The laws of one recording beyond what each exchange shows by itself: some remember what they saw, and a run asks for ids
 * in ways in which nobody else does.
 */
export function lawsFor(carried: (api: Api) => Carried): readonly Law[] {
  return [credentialLaw(carried), identityLaw, ...sequelLaws()];
}
