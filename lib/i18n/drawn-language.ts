import { cache } from 'react';
import type { Locale } from './locales';

/**
 * The language of what is being drawn, where no address says it: in the answer of an action. Kept for that one answer,
 * and set before anything in it asks for a text.
 */
export const drawnLanguage = cache((): { locale?: Locale } => ({}));
