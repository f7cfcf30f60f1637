import { z } from 'zod';
import { contactLimits, contactTopics } from './topics';

/** Length as the table counts it: characters, not the two halves JavaScript makes of some. */
const length = (text: string) => [...text].length;

/** A browser sends line ends as two characters; control characters no table takes. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();

const textWithin = (limits: { min: number; max: number }, short: string, long: string) =>
  z
    .string()
    .refine((text) => length(text) >= limits.min, short)
    .refine((text) => length(text) <= limits.max, long);

/** The contact form. Messages are keys below `contact.fields`; limits are those of the table. */
export const contactSchema = z.object({
  name: z
    .string('nameMissing')
    .transform(clean)
    .pipe(textWithin(contactLimits.name, 'nameMissing', 'nameTooLong')),
  email: z
    .string('emailMissing')
    .trim()
    .min(1, 'emailMissing')
    .max(contactLimits.email.max, 'emailInvalid')
    .pipe(z.email('emailInvalid')),
  topic: z.enum(contactTopics, 'topicMissing'),
  message: z
    .string('messageMissing')
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, 'messageMissing')
        .pipe(textWithin(contactLimits.message, 'messageTooShort', 'messageTooLong')),
    ),
  /** A field no person sees: only a program that fills in everything fills it in. */
  website: z.string().default(''),
});
