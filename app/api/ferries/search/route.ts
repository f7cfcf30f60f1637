import { getTranslations } from 'next-intl/server';
import { answerSearch } from '@/lib/ferries/search/answer';
import { faultTexts } from '@/lib/ferries/search/fault-texts';
import { readSearch } from '@/lib/ferries/search/read-search';
import { cachedJson } from '@/lib/http/cached-json';
import { secondsToWait } from '@/lib/http/compute-limit';
import { invalidRequest, tooManyRequests } from '@/lib/http/errors';
import { rawQuery } from '@/lib/http/raw-query';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { ferryTimetable } from '@/lib/timetable/queries';

/** How long a cache between may keep an answer, seconds: the feed changes a few times a day at most. */
const keepSeconds = 600;

/** Journeys by ferry; described at /api/ferries/openapi.json. */
export async function GET(request: Request) {
  const query = rawQuery(new URL(request.url).searchParams);
  const locale = isLocale(query.lang) ? query.lang : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'ferryTickets' });
  const wait = await secondsToWait('ferry-search', request.headers);
  if (wait > 0) return tooManyRequests(t('tooMany.text', { seconds: wait }), wait);

  const known = ferryTimetable();
  const reading = readSearch(query, known);
  if (!reading.ok) {
    const texts = faultTexts(
      reading.faults,
      (fault, values) => t(`errors.${fault}`, values),
      known.info,
      locale,
    );
    const fields = reading.faults.map(({ field, fault }) => {
      return [field, { code: fault, message: texts[field] ?? fault }] as const;
    });
    return invalidRequest(t('errors.summary'), Object.fromEntries(fields));
  }
  const label = await getTranslations({ locale, namespace: 'ferries.label' });
  const { isPattern, publisher } = known.info;
  const text = isPattern
    ? `${label('pattern')}. ${label('patternText')}`
    : label('feed', { publisher });
  return cachedJson(request, answerSearch(known, reading.search, text), keepSeconds);
}
