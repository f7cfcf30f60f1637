import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** The "uncharted waters" screen with its status, for every address that is none (ADR 5). */
async function answer(request: Request, { params }: RouteContext<'/api/not-found/[locale]'>) {
  const { locale } = await params;
  return answerWithPage(request, locale, routes.notFoundPage, {
    status: 404,
    headers: { 'Cache-Control': 'public, max-age=60' },
  });
}

export { answer as GET, answer as HEAD };
