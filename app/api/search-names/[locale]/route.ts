import { isLocale, locales } from '@/lib/foundation/i18n/locales';
import { nameIndex } from '@/lib/search/site-search/site-index';

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/**
 * Names of everything else that the search finds in a language. The results page loads them once,
 * at the first keystroke.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/search-names/[locale]'>,
) {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: 'not_found' }, { status: 404 });
  return Response.json(await nameIndex(locale), {
    headers: { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' },
  });
}
