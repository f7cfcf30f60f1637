import { z } from 'zod';
import { contactLimits, contactTopics } from './topics';

/** The contact form. Messages are keys below `contact.fields`; limits are those of the table. */
export const contactSchema = z.object({
  name: z
    .string('nameMissing')
    .trim()
    .min(contactLimits.name.min, 'nameMissing')
    .max(contactLimits.name.max, 'nameTooLong'),
  email: z
    .string('emailMissing')
    .trim()
    .min(1, 'emailMissing')
    .max(contactLimits.email.max, 'emailInvalid')
    .pipe(z.email('emailInvalid')),
  topic: z.enum(contactTopics, 'topicMissing'),
  message: z
    .string('messageMissing')
    .trim()
    // A browser sends line ends as two characters and counts them as one.
    .transform((text) => text.replace(/\r\n/g, '\n'))
    .pipe(
      z
        .string()
        .min(1, 'messageMissing')
        .min(contactLimits.message.min, 'messageTooShort')
        .max(contactLimits.message.max, 'messageTooLong'),
    ),
  /** A field no person sees: only a program that fills in everything fills it in. */
  website: z.string().default(''),
});
