import { z } from 'zod';

/**
 * Schema for a plain decimal number, `2` or `2.5`, as text. Number() would also accept `0x3`, `1e3`, `+3` and blanks.
 *
 * @param fault message for text that is not a plain decimal number, or out of range
 */
export const decimal = (least: number, most: number, fault: string) =>
  z
    .string({ error: fault })
    .regex(/^\d{1,6}(\.\d{1,17})?$/, fault)
    .transform(Number)
    .pipe(z.number().min(least, fault).max(most, fault));
