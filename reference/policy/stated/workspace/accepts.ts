/** Small helpers of the rules about request values. */
import { z } from 'zod';

/** True when the value fits the schema. */
export function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

const filledText = z.string().min(1);

/** True for a text of at least one character. */
export function filled(value: unknown): value is string {
  return accepts(filledText, value);
}
