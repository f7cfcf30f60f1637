import { rssAnswer } from '@/app/[locale]/disruptions/feed-routes';
import { defaultLocale } from '@/lib/foundation/i18n/locales';

/** Disruptions in the language without a prefix as RSS. */
export const GET = (request: Request) => rssAnswer(request, defaultLocale);
