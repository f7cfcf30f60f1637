import { z } from 'zod';

/**
 * Text of a plain decimal number, `2` or `2.5`, read as that number. Number() would also read `0x3`, `1e3`, `+3` and
 * blanks.
 *
 * @param fault the message of whatever is no such number, or out of range
 */
export const decimal = (least: number, most: number, fault: string) =>
  z
    .string({ error: fault })
    .regex(/^\d{1,6}(\.\d{1,17})?$/, fault)
    .transform(Number)
    .pipe(z.number().min(least, fault).max(most, fault));
