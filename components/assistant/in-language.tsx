import type { ReactNode } from 'react';
import { drawnLanguage } from '@/lib/i18n/drawn-language';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Draws what an action answers in the language that is named: an action stands at no address that says one. What is
 * inside is made after the language is known.
 */
export function InLanguage({
  locale,
  draw,
}: {
  locale: Locale;
  draw: () => ReactNode | Promise<ReactNode>;
}) {
  drawnLanguage().locale = locale;
  return draw();
}
