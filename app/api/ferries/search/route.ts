import { getTranslations } from 'next-intl/server';
import { answerSearch } from '@/lib/ferries/search/answer';
import { faultTexts } from '@/lib/ferries/search/fault-texts';
import { readSearch } from '@/lib/ferries/search/read-search';
import { cachedJson } from '@/lib/http/cached-json';
import { secondsToWait } from '@/lib/http/compute-limit';
import { invalidRequest, tooManyRequests } from '@/lib/http/errors';
import { rawQuery } from '@/lib/http/raw-query';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { ferryNetwork } from '@/lib/timetable/queries';

/** How long a cache between may keep an answer, seconds: the feed changes a few times a day at most. */
const keepSeconds = 600;

/** Journeys by ferry; described at /api/ferries/openapi.json. */
export async function GET(request: Request) {
  const query = rawQuery(new URL(request.url).searchParams);
  const locale = isLocale(query.lang) ? query.lang : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'ferryTickets' });
  const wait = await secondsToWait('ferry-search', request.headers);
  if (wait > 0) return tooManyRequests(t('tooMany.text', { seconds: wait }), wait);

  const network = ferryNetwork();
  const reading = readSearch(query, network);
  if (!reading.ok) {
    const texts = faultTexts(
      reading.faults,
      (fault, values) => t(`errors.${fault}`, values),
      network.info,
      locale,
    );
    const fields = reading.faults.map(({ field, fault }) => {
      return [field, { code: fault, message: texts[field] ?? fault }] as const;
    });
    return invalidRequest(t('errors.summary'), Object.fromEntries(fields));
  }
  const label = await getTranslations({ locale, namespace: 'ferries.label' });
  const { isTypical, publisher } = network.info;
  const text = isTypical
    ? `${label('typical')}. ${label('typicalText')}`
    : label('feed', { publisher });
  return cachedJson(request, answerSearch(network, reading.search, text), keepSeconds);
}
