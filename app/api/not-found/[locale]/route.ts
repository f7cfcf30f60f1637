import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/*
 * A page that calls notFound() answers 404 with an empty document that only JavaScript fills, and a
 * rewrite cannot change a page's status. So the "uncharted waters" screen is an ordinary page, complete
 * at build, and the middleware sends unknown addresses here, where that page gets its status of 404.
 */
const documents = new Map<Locale, Promise<string>>();

function builtDocument(locale: Locale): Promise<string> {
  const known = documents.get(locale);
  if (known) return known;
  const file = path.join(
    process.cwd(),
    env.NEXT_DIST_DIR,
    'server',
    'app',
    locale,
    'not-found-page.html',
  );
  const reading = readFile(/* turbopackIgnore: true */ file, 'utf8');
  documents.set(locale, reading);
  // What could not be read once may be there the next time.
  reading.catch(() => documents.delete(locale));
  return reading;
}

async function answer(request: Request, { params }: RouteContext<'/api/not-found/[locale]'>) {
  const { locale: asked } = await params;
  const locale = isLocale(asked) ? asked : defaultLocale;
  const html =
    process.env.NODE_ENV === 'production'
      ? await builtDocument(locale)
      : await fetch(new URL(`/${locale}/not-found-page`, request.url)).then((page) => page.text());
  return new Response(request.method === 'HEAD' ? null : html, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}

export { answer as GET, answer as HEAD };
