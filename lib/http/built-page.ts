import { access } from 'node:fs/promises';
import nodePath from 'node:path';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';

/*
 * Pages as the build has left them on the disk. What is made anew later stands elsewhere and outlives no
 * restart.
 */

/** Where the document of a page lies; `path` without language prefix. */
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
  // In development nothing is built, and every page answers for itself.
  if (isDevelopment) return true;
  return access(/* turbopackIgnore: true */ fileOf(locale, path)).then(
    () => true,
    () => false,
  );
}
