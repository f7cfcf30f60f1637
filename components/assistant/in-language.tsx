import type { ReactNode } from 'react';
import { drawnLanguage } from '@/lib/foundation/i18n/drawn-language';
import type { Locale } from '@/lib/foundation/i18n/locales';

/**
 * Sets the language for the result of a server action, because an action has no URL that states
 * one. `draw` runs only after the language is set.
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
