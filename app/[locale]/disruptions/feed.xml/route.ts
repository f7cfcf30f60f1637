import { notFound } from 'next/navigation';
import { isLocale } from '@/lib/foundation/i18n/locales';
import { rssAnswer } from '../feed-routes';

/** Disruptions in a language with a prefix as RSS. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/disruptions/feed.xml'>,
) {
  const { locale } = await params;
  return isLocale(locale) ? rssAnswer(request, locale) : notFound();
}
