import { access } from 'node:fs/promises';
import nodePath from 'node:path';
import { env } from '@/lib/foundation/env';
import type { Locale } from '@/lib/foundation/i18n/locales';

/* Pages as the build left them on disk. Pages regenerated later are stored elsewhere and do not survive a restart. */

/** File of a page's document; `path` has no language prefix. */
const fileOf = (locale: Locale, path: string) =>
  nodePath.join(
    /* turbopackIgnore: true */ process.cwd(),
    env.NEXT_DIST_DIR,
    'server',
    'app',
    locale,
    `${path}.html`,
  );

const isDevelopment = process.env.NODE_ENV === 'development';

/** True when the build has made this page, so that it can be shown whatever has happened since. */
export async function isBuilt(locale: Locale, path: string): Promise<boolean> {
  // Development has no build, and every page is rendered on request.
  if (isDevelopment) return true;
  return access(/* turbopackIgnore: true */ fileOf(locale, path)).then(
    () => true,
    () => false,
  );
}
