import { defaultLocale } from '@/lib/foundation/i18n/locales';
import { webManifest } from '@/lib/platform/offline/web-manifest';

/** Web app manifest of the English pages; those of other languages are at app/api/manifest. */
export default function manifest() {
  return webManifest(defaultLocale);
}
