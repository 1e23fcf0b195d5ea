import { Redactor } from '../http/redact.ts';
import { secretsOfProfile } from '../profile/load.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Hides what the profile of a command line makes a secret in every message, whoever wrote it: a flag may have been given
 * the key by mistake, and an internal error may quote anything. The profile is read only when there is a message.
 */
export function hiding(
  argv: readonly string[],
  { cwd, env }: Pick<Surroundings, 'cwd' | 'env'>,
): (text: string) => string {
  let redactor: Redactor | undefined;
  return (text) => {
    redactor ??= new Redactor(secretsOfProfile({ file: profileIn(argv, env), env, cwd }));
    return redactor.text(text);
  };
}

/** The file that the command line names; commander may have refused the rest of it. */
function profileIn(argv: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const index = argv.findLastIndex((word) => word === '--profile' || word.startsWith('--profile='));
  const word = argv[index];
  const named = word?.includes('=') ? word.slice('--profile='.length) : index < 0 ? undefined : argv[index + 1];
  return named ?? (env.CONFORMANCE_PROFILE || undefined);
}
