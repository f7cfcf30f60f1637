import { z } from 'zod';
import { perLocale } from './locales.ts';

/** Schema of one text in every language of the site, as records hold it. */
export const localizedSchema = <Text extends z.ZodType>(text: Text) =>
  z.strictObject(perLocale(() => text));

/** Schema of the same in the answer of an operation. */
export const localizedAnswer = z.object(perLocale(() => z.string()));
