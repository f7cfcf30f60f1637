import { z } from 'zod';
import { cleanText, lengthOf } from '@/lib/foundation/http/clean-text';
import type { Fault } from '@/lib/platform/actions/faults';
import { contactLimits, contactTopics } from './topics';

type ContactFault = Fault<'contact'>;
const fault = (code: ContactFault) => code;

const textWithin = (
  limits: { min: number; max: number },
  short: ContactFault,
  long: ContactFault,
) =>
  z
    .string()
    .refine((text) => lengthOf(text) >= limits.min, short)
    .refine((text) => lengthOf(text) <= limits.max, long);

/** The contact form. Limits are those of the table. */
export const contactSchema = z.object({
  name: z
    .string(fault('nameMissing'))
    .transform(cleanText)
    .pipe(textWithin(contactLimits.name, 'nameMissing', 'nameTooLong')),
  email: z
    .string(fault('emailMissing'))
    .trim()
    .min(1, fault('emailMissing'))
    .max(contactLimits.email.max, fault('emailInvalid'))
    .pipe(z.email(fault('emailInvalid'))),
  topic: z.enum(contactTopics, fault('topicMissing')),
  message: z
    .string(fault('messageMissing'))
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, fault('messageMissing'))
        .pipe(textWithin(contactLimits.message, 'messageTooShort', 'messageTooLong')),
    ),
  /** A field no person sees: only a program that fills in everything fills it in. */
  website: z.string().default(''),
});
