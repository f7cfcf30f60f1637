import { isBuilt } from '@/lib/foundation/http/built-page';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { recordState } from '@/lib/platform/supabase/record-slugs';
import { findPage, shownPath } from './find';

/**
 * Looks up a path without language prefix: a page, nothing, or unavailable when a table holds the record, the backend
 * does not answer, and the build has not made that page.
 */
export async function lookUp(
  locale: Locale,
  path: string,
): Promise<'page' | 'missing' | 'unavailable'> {
  const found = findPage(path);
  if (!found) return 'missing';
  const { slugs } = found.route;
  if (!slugs || !('table' in slugs) || !found.slug) return 'page';
  const state = await recordState(slugs.table, found.slug);
  if (state !== 'unknown') return state === 'known' ? 'page' : 'missing';
  return (await isBuilt(locale, shownPath(path, ''))) ? 'page' : 'unavailable';
}
