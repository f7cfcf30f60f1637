import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** What an address shows to a sender who asked too often; the middleware says for how long (`Retry-After`). */
async function answer(request: Request, { params }: RouteContext<'/api/too-many/[locale]'>) {
  const { locale } = await params;
  return answerWithPage(request, locale, routes.tooManyPage, {
    status: 429,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export { answer as GET, answer as HEAD };
