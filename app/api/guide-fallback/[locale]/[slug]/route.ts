import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** The general guide with its status, for an address below /guides where none is (ADR 37). */
async function answer(
  request: Request,
  { params }: RouteContext<'/api/guide-fallback/[locale]/[slug]'>,
) {
  const { locale, slug } = await params;
  return answerWithPage(request, locale, routes.guideFallback(slug), {
    status: 404,
    headers: { 'Cache-Control': 'public, max-age=60' },
  });
}

export { answer as GET, answer as HEAD };
