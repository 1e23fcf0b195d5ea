import type { Api } from '../../../generated/catalogue.ts';
import { emptinessLaw, messageLaw, momentLaw, refusalBodyLaw } from './answers.ts';
import { type Carried, credentialLaw } from './credentials.ts';
import { echoLaw } from './echoes.ts';
import { identityLaw } from './identity.ts';
import type { Law } from './law.ts';
import { pageLaw, recordLaw, workspaceListLaw } from './lists.ts';
import { refusalLaw } from './refusals.ts';
import { sequelLaws } from './sequels.ts';

/** All laws, for one recording: some remember what they saw. */
export function lawsFor(carried: (api: Api) => Carried): readonly Law[] {
  return [
    credentialLaw(carried),
    refusalLaw,
    refusalBodyLaw,
    messageLaw,
    echoLaw,
    identityLaw,
    pageLaw,
    recordLaw,
    workspaceListLaw,
    momentLaw,
    emptinessLaw,
    ...sequelLaws(),
  ];
}
