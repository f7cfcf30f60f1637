import { defaultLocale } from '@/lib/foundation/i18n/locales';
import { webManifest } from '@/lib/platform/offline/web-manifest';

/** Web app manifest of the English pages; the Greek one is at app/el.webmanifest. */
export default function manifest() {
  return webManifest(defaultLocale);
}
