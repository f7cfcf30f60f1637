import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** What an address shows to a request no page takes; the server gives it the status of its fault. */
async function answer(request: Request, { params }: RouteContext<'/api/refused/[locale]'>) {
  const { locale } = await params;
  return answerWithPage(request, locale, routes.refusedPage, {
    status: 400,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export { answer as GET, answer as HEAD };
