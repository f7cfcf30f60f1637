import type { ReactNode } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { renderLanguage } from '@/lib/foundation/i18n/render-language';

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
  renderLanguage().locale = locale;
  return draw();
}
