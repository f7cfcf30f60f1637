import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** What an address shows to a form with more bytes than an action reads. */
async function answer(request: Request, { params }: RouteContext<'/api/too-large/[locale]'>) {
  const { locale } = await params;
  return answerWithPage(request, locale, routes.tooLargePage, {
    status: 413,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

export { answer as GET, answer as HEAD };
