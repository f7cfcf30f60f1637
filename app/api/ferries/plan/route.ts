import { getTranslations } from 'next-intl/server';
import { secondsToWait } from '@/lib/actions/compute-limit';
import { cachedJson } from '@/lib/ferries/api/cached-json';
import { invalidRequest, tooManyRequests } from '@/lib/ferries/api/errors';
import { rawQuery } from '@/lib/ferries/api/raw-query';
import { answerPlan } from '@/lib/ferries/plan-address/answer';
import { sayFault } from '@/lib/ferries/plan-address/fault-texts';
import { planQuery } from '@/lib/ferries/plan-address/query';
import { readPlan } from '@/lib/ferries/plan-address/read-plan';
import { planCost, solvedPlan } from '@/lib/ferries/plan-address/solved-plan';
import { ferryTimetable } from '@/lib/ferries/queries';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';

/** How long a cache between may keep an answer, seconds: the feed changes a few times a day at most. */
const keepSeconds = 600;

/** An island-hopping plan; described at /api/ferries/openapi.json. */
export async function GET(request: Request) {
  const raw = rawQuery(new URL(request.url).searchParams);
  const locale = isLocale(raw.lang) ? raw.lang : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'planner' });
  const known = ferryTimetable();
  const query = planQuery(raw);
  const reading = readPlan(query, known.timetable);
  if (!reading.ok) {
    const say = sayFault(
      (fault, values) => t(`errors.${fault}`, values),
      query,
      known.info,
      locale,
    );
    const fields = reading.faults
      .toReversed()
      .map((fault) => [fault.field, { code: fault.fault, message: say(fault).text }] as const);
    return invalidRequest(t('errors.api'), Object.fromEntries(fields));
  }
  const wait = await secondsToWait('ferry-plan', request.headers, planCost(reading.request));
  if (wait > 0) return tooManyRequests(t('tooMany.text', { seconds: wait }), wait);
  const outcome = solvedPlan(reading.request);
  if (outcome.kind === 'invalid') throw new Error('A request read without faults was refused');
  const label = await getTranslations({ locale, namespace: 'ferries.label' });
  const { isPattern, publisher } = known.info;
  const text = isPattern
    ? `${label('pattern')}. ${label('patternText')}`
    : label('feed', { publisher });
  return cachedJson(request, answerPlan(known, reading.request, outcome, text), keepSeconds);
}
