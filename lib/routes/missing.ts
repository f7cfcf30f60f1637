import type { Locale } from '@/lib/i18n/locales';
import { nearestGuide } from './nearest-guide';
import { register, routes } from './register';

/** `/guides/` and whatever was written behind it. */
const aGuide = new RegExp(`^${register.guide.path.replace('{slug}', '([^/]+)')}$`);

/** Path, with its language, of a page that is shown at other addresses. */
export const screenPath = (path: string, locale: Locale) => `/${locale}${path}`;

/**
 * The page shown for a path (without language prefix) where nothing is: the 404 page, or where a guide was asked for
 * the general guide, which offers the nearest spelling.
 */
export function missingScreen(path: string, locale: Locale): string {
  const [, asked] = aGuide.exec(path) ?? [];
  const screen =
    asked === undefined ? routes.notFoundPage : routes.guideFallback(nearestGuide(asked));
  return screenPath(screen, locale);
}
