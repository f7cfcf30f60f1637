import { answerWithPage } from '@/lib/http/built-page';
import { routes } from '@/lib/routes/register';

/** What an address shows while too much is being worked out, or when that broke off; the page says for how long. */
async function answer(request: Request, { params }: RouteContext<'/api/busy/[locale]'>) {
  const { locale } = await params;
  return answerWithPage(request, locale, routes.busyPage, {
    status: 503,
    headers: { 'Cache-Control': 'private, no-store', 'Retry-After': '5' },
  });
}

export { answer as GET, answer as HEAD };
