import { isLocale, prefixedLocales } from '@/lib/foundation/i18n/locales';
import { webManifest } from '@/lib/platform/offline/web-manifest';

export function generateStaticParams() {
  return prefixedLocales.map((locale) => ({ locale }));
}

/** Web app manifest of a language; app/manifest.ts is the English one. */
export async function GET(_request: Request, { params }: RouteContext<'/api/manifest/[locale]'>) {
  const { locale } = await params;
  if (!isLocale(locale)) return Response.json({ error: 'not_found' }, { status: 404 });
  return Response.json(await webManifest(locale), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
