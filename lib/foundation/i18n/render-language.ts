import { cache } from 'react';
import type { Locale } from './locales';

/**
 * Language of the current render where no address determines it: in the response of an action. Lasts for that response,
 * and is set before anything in it loads texts.
 */
export const renderLanguage = cache((): { locale?: Locale } => ({}));
