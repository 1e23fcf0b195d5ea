import { MistakenProfile } from '../model/errors.ts';
import type { Target } from '../profile/model.ts';
import type { RunConfig } from '../session/config.ts';

const lent = new WeakMap<RunConfig, Target>();

/**
 * The target as checks see it: whoever reads a credential or fixture that is not what the profile says is told so, and
 * becomes inconclusive.
 */
export function lentBy(config: RunConfig): Target {
  if (config.mistakes === undefined || config.mistakes.length === 0) return config.target;
  const known = lent.get(config) ?? withMistakes(config.target, config.mistakes);
  lent.set(config, known);
  return known;
}

function withMistakes(target: Target, mistakes: NonNullable<RunConfig['mistakes']>): Target {
  const copy = structuredClone(target);
  for (const { key, note } of mistakes) withhold(copy, key.split('.'), `profile: ${key} ${note}`);
  return copy;
}

/** Whether there is a fixture may still be asked; what it holds may not. */
function withhold(holder: object, [name = '', ...rest]: readonly string[], message: string): void {
  const value: unknown = Object.getOwnPropertyDescriptor(holder, name)?.value;
  if (typeof value === 'object' && value !== null) {
    if (rest.length > 0) withhold(value, rest, message);
    else for (const part of Object.keys(value)) throwAt(value, part, message);
  } else if (value !== undefined && rest.length === 0) throwAt(holder, name, message);
}

function throwAt(holder: object, name: string, message: string): void {
  Object.defineProperty(holder, name, {
    enumerable: true,
    get: () => {
      throw new MistakenProfile(message);
    },
  });
}
