import { isLocale, locales } from '@/lib/i18n/locales';
import { searchIndex } from '@/lib/search/queries';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** All that the search finds in a language. The search box loads it once, when it is first used. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/search-index/[locale]'>,
) {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: 'not_found' }, { status: 404 });
  return Response.json(await searchIndex(locale), {
    headers: { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' },
  });
}
