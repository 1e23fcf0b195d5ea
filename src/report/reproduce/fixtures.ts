import type { Target } from '../../profile/model.ts';

/** What the profile lends, by the variable in which a script takes another one. */
export function fixturesOf({ partner, workspace }: Target): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string' && value.length >= 8) found.push({ name, text: value });
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) walk(inner, `${name}_${upper(key)}`);
  };
  walk(partner?.fixtures ?? {}, 'PARTNER');
  walk(workspace?.fixtures ?? {}, 'WORKSPACE');
  return found;
}

function upper(key: string): string {
  return key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();
}
