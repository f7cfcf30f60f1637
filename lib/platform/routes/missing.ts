import type { Locale } from '@/lib/foundation/i18n/locales';
import { nearestGuide } from './nearest-guide';
import { register, routes } from './register';

/** `/guides/` and any text after it. */
const aGuide = new RegExp(`^${register.guide.path.replace('{slug}', '([^/]+)')}$`);

/** Path, with its language, of a page that is shown at other addresses. */
export const screenPath = (path: string, locale: Locale) => `/${locale}${path}`;

/**
 * Page shown for a missing path (without language prefix): the 404 page, or for a missing guide the general guide,
 * which suggests the nearest spelling.
 */
export function missingScreen(path: string, locale: Locale): string {
  const [, slug] = aGuide.exec(path) ?? [];
  const screen =
    slug === undefined ? routes.notFoundPage : routes.guideFallback(nearestGuide(slug));
  return screenPath(screen, locale);
}
