import { cacheLife } from 'next/cache';
import { isLocale, type Locale, locales } from '@/lib/foundation/i18n/locales';
import { searchIndex } from '@/lib/search/site-search/queries';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** Cached as long as the listings in it; rebuilt soon if they could not be read. */
async function indexIn(locale: Locale) {
  'use cache';
  const { index, isWhole } = await searchIndex(locale);
  if (!isWhole) cacheLife({ stale: 30, revalidate: 60, expire: 300 });
  return index;
}

/** All search suggestions in a language. The search box loads them once, when it is first used. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/search-index/[locale]'>,
) {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: 'not_found' }, { status: 404 });
  return Response.json(await indexIn(locale), {
    headers: { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' },
  });
}
