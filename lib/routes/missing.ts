import type { Locale } from '@/lib/i18n/locales';
import { nearestGuide } from './nearest-guide';
import { register, routes } from './register';

/** `/guides/` and whatever was written behind it. */
const aGuide = new RegExp(`^${register.guide.path.replace('{slug}', '([^/]+)')}$`);

/**
 * The route that answers a path without language prefix where nothing stands: the 404 page, or where a guide was
 * asked for the general one, which offers the nearest.
 */
export function missingScreen(path: string, locale: Locale): string {
  const [, asked] = aGuide.exec(path) ?? [];
  return asked === undefined
    ? routes.apiNotFound(locale)
    : routes.apiGuideFallback(locale, nearestGuide(asked));
}
