import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { z } from 'zod';
import { whyUnreadable } from '../model/unreadable.ts';
import { ProfileError } from '../profile/error.ts';
import { isPlainObject } from '../profile/variables.ts';

/**
 * What a file of a run holds, packed or not, in the shape that it must have.
 * @throws {ProfileError} when the file is not what it should be.
 */
export function readJson<Shape extends z.ZodType>(file: string, shape: Shape, wanted: string): z.infer<Shape> {
  const fail = (message: string): never => {
    throw new ProfileError(file, [{ line: null, path: '', message }]);
  };
  let content: unknown;
  try {
    const bytes = readFileSync(file);
    content = JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
  } catch (error) {
    // What is no JSON is not quoted: it may be any file.
    return fail(
      error instanceof SyntaxError ? `is no ${wanted}, or one that was cut off: it is no JSON` : whyUnreadable(error),
    );
  }
  if (!isPlainObject(content)) return fail(`is no ${wanted} of this suite: it is no object`);
  const result = shape.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return fail(`is no ${wanted} of this suite: ${issue?.path.join('.')} ${issue?.message}`);
}
