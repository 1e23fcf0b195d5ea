import type { Fault } from '../types.ts';
import { answered, op } from './support.ts';

const characters: Readonly<Record<string, string>> = {
  semicolon: ';',
  'equals-sign': '=',
  comma: ',',
  'at-sign': '@',
  'exclamation-mark': '!',
  'dollar-sign': '$',
  parenthesis: '(',
  tilde: '~',
  caret: '^',
  brace: '{',
  backtick: '`',
};

type Read = (typeof op)['resolve' | 'directLink'];

const ways: readonly [id: string, requirement: string, read: Read][] = [
  ['resolve', 'workspace.entry.resolve.encoded', op.resolve],
  ['link', 'workspace.direct-link.encoded-path', op.directLink],
];

/** Every character that may stand in a name ends a path where one way of asking takes it for its own. */
export const pathCharacterFaults: readonly Fault[] = ways.flatMap(([id, requirement, read]) =>
  Object.entries(characters).map(([what, character]) => ({
    id: `${id}-ends-at-${what}`,
    requirement,
    story: `${read} reads a path up to the first ${what.replace('-', ' ')}, and finds nothing.`,
    override: answeredOf(read, character),
  })),
);

function answeredOf(read: Read, character: string): Fault['override'] {
  return {
    stated: {
      workspace: answered(read, (answer, request) =>
        (request.query.get('path') ?? '').includes(character)
          ? { ...answer, status: 404, body: { error: { message: 'File system entry not found' } } }
          : answer,
      ),
    },
  };
}
