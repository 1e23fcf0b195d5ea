import { z } from 'zod';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** One failure that is expected, as its file states it. */
export const expectedFailureSchema = z.strictObject({
  requirement: z.string().min(1),
  check: z.string().min(1).optional(),
  reason: z.string().min(1, 'must say why the failure is expected'),
  owner: z.string().min(1, 'must say who mends it'),
  expires: z
    .string()
    .regex(day, { error: 'must be a date such as 2026-12-31', abort: true })
    .refine((text) => !Number.isNaN(Date.parse(text)), 'is no date of the calendar'),
});

/** The whole file. */
export const expectedFailuresSchema = z.array(expectedFailureSchema);
