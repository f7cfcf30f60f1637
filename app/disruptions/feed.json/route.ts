import { jsonFeedAnswer } from '@/app/[locale]/disruptions/feed-routes';
import { defaultLocale } from '@/lib/foundation/i18n/locales';

/** Disruptions in the language without a prefix as JSON Feed. */
export const GET = (request: Request) => jsonFeedAnswer(request, defaultLocale);
