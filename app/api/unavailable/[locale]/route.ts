import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** What an address shows of which nobody can say at the moment whether a record stands there (ADR 28). */
async function answer(request: Request, { params }: RouteContext<'/api/unavailable/[locale]'>) {
  const { locale } = await params;
  return answerWithPage(request, locale, routes.unavailablePage, {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' },
  });
}

export { answer as GET, answer as HEAD };
