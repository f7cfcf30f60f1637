import { notFound } from 'next/navigation';
import { isLocale } from '@/lib/foundation/i18n/locales';
import { jsonFeedAnswer } from '../feed-routes';

/** Disruptions in a language with a prefix as JSON Feed. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/disruptions/feed.json'>,
) {
  const { locale } = await params;
  return isLocale(locale) ? jsonFeedAnswer(request, locale) : notFound();
}
