import * as fc from 'fast-check';

/** Refused everywhere in a name while the ForbidSpecialCharacters setting is on. */
export const specialCharacters = ['\\', ':', '*', '?', '"', '<', '>', '|'] as const;

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const numberedPorts = { COM: numbers.map((n) => `COM${n}`), LPT: numbers.map((n) => `LPT${n}`) };

/** Refused as whole names while the ForbidSpecialCharacters setting is on. */
export const reservedNames = ['CON', 'PRN', 'AUX', 'NUL', ...numberedPorts.COM, ...numberedPorts.LPT];

/** Every printable ASCII character that no rule forbids, but letters and digits. */
export const allowedPunctuation = [..." !#$%&'()+,-.;=@[]^_`{}~"];

export const asciiLettersAndDigits = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** Letters that stay themselves under every compatible normalization but decomposition. */
export const foreignLetters = [...'àéîõüñçøßłőžαβγδθλπωбвгджзийлмяשלוםسلامदनक漢字日本語文あいうえカタナ한국어'];

export const emoji = [...'😀🚀📁🎉🐍🌍🧪🦊'];

/** Reserved in any case, also with an extension: the edges of the rule, on which services may differ. */
const nearReserved = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;

const lone = new Set(['.', '..', '']);

/** Whether a name lies in the certain core of what is accepted, whatever the ForbidSpecialCharacters setting. */
function certainlyAccepted(name: string): boolean {
  return !lone.has(name) && !/[ .]$/.test(name) && !nearReserved.test(name.trim());
}

/** Names that every reading of the rules accepts: short ones outside ASCII, up to 100 characters within it. */
export function entryName(): fc.Arbitrary<string> {
  const ascii = fc.constantFrom(...asciiLettersAndDigits, ...allowedPunctuation);
  const any = fc.oneof(
    { weight: 4, arbitrary: ascii },
    { weight: 2, arbitrary: fc.constantFrom(...foreignLetters) },
    { weight: 1, arbitrary: fc.constantFrom(...emoji) },
  );
  return fc
    .oneof(
      { weight: 2, arbitrary: fc.string({ unit: ascii, minLength: 1, maxLength: 100 }) },
      { weight: 3, arbitrary: fc.string({ unit: any, minLength: 1, maxLength: 30 }) },
    )
    .filter(certainlyAccepted);
}
