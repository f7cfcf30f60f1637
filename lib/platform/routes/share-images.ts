import type { Locale } from '@/lib/foundation/i18n/locales';
import { findRoute } from './find';
import { register, routes } from './register';

/** Site path of the share image that the register names for a page, given without language prefix. */
export function shareImageOf(path: string, locale: Locale): string {
  const { route, slug = '' } = findRoute(path) ?? {};
  const subject = route?.share?.replace('{slug}', slug) ?? register.home.share;
  return routes.shareImage(locale, subject);
}
