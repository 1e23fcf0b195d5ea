/** Every way in which a target may write a secret that it was sent, each by its name. */
export const writings: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  'upper case': (secret) => secret.toUpperCase(),
  'lower case': (secret) => secret.toLowerCase(),
  'percent-encoded': (secret) => percent(secret, () => true),
  'percent-encoded in lower case': (secret) => percent(secret, () => true).toLowerCase(),
  'percent-encoded in part': (secret) => percent(secret, (index) => index % 3 === 0),
  'percent-encoded twice': (secret) => encodeURIComponent(percent(secret, () => true)),
  'escapes of JSON': (secret) => each(secret, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  'some escapes of JSON': (secret) =>
    secret.replaceAll('/', '\\/').replace(/.$/, (last) => `\\u${last.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'JSON in JSON': (secret) => JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  'entities of HTML': (secret) => each(secret, (code) => `&#${code};`),
  'hexadecimal entities': (secret) => each(secret, (code) => `&#x${code.toString(16).toUpperCase()};`),
  hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
  'hexadecimal in upper case': (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 behind a user': (secret) => Buffer.from(`user:${secret}`).toString('base64'),
  'base64 at the second place': (secret) => Buffer.from(`x${secret}yz`).toString('base64'),
  'base64 at the third place': (secret) => Buffer.from(`xy${secret}z`).toString('base64'),
  base64url: (secret) => Buffer.from(`k:${secret}`).toString('base64url'),
};

function each(secret: string, write: (code: number) => string): string {
  return Array.from(secret, (character) => write(character.charCodeAt(0))).join('');
}

function percent(secret: string, isWanted: (index: number) => boolean): string {
  return Array.from(secret, (character, index) =>
    isWanted(index) ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}` : character,
  ).join('');
}

/** Texts that are nearly the secret. */
export const nearly: Readonly<Record<string, (secret: string) => string>> = {
  'without its end': (secret) => secret.slice(0, -2),
  'without its beginning': (secret) => secret.slice(3),
  'its first half': (secret) => secret.slice(0, Math.ceil(secret.length / 2)),
  'its second half': (secret) => secret.slice(Math.floor(secret.length / 2)),
  'its middle': (secret) => secret.slice(Math.floor(secret.length / 4), Math.ceil((secret.length * 3) / 4)),
  'another last character': (secret) => `${secret.slice(0, -1)}~`,
  'two other characters': (secret) => at(secret, 1 / 3, '~', 1).replace(/^./, '~'),
  'two characters more': (secret) => at(at(secret, 2 / 3, '~', 0), 1 / 3, '~', 0),
  'a character less': (secret) => at(secret, 1 / 2, '', 1),
  'two characters swapped': (secret) => {
    const middle = Math.floor(secret.length / 2);
    return `${secret.slice(0, middle - 1)}${secret[middle]}${secret[middle - 1]}${secret.slice(middle + 1)}`;
  },
  'swapped case': (secret) =>
    secret.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    ),
};

function at(secret: string, share: number, text: string, removed: number): string {
  const place = Math.floor(secret.length * share);
  return secret.slice(0, place) + text + secret.slice(place + removed);
}

/** What of a secret stands in a text: fragments of half its length, in any encoding. */
export function tracesOf(secret: string, text: string): string[] {
  const plain = text.toLowerCase();
  return Object.entries(writings).flatMap(([name, write]) =>
    holdsHalf(plain, write(secret).toLowerCase()) ? [name] : [],
  );
}

function holdsHalf(text: string, written: string): boolean {
  const half = Math.ceil(written.length / 2);
  // Each fragment of that length holds one of these pieces whole: large texts are soon looked through.
  const width = Math.floor((half + 1) / 2);
  const pieces = Array.from({ length: Math.floor(written.length / width) }, (_, index) =>
    written.slice(index * width, (index + 1) * width),
  );
  if (!pieces.some((piece) => text.includes(piece))) return false;
  const starts = Array.from({ length: written.length - half + 1 }, (_, from) => from);
  return starts.some((from) => text.includes(written.slice(from, from + half)));
}
