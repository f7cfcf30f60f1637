import { getTranslations } from 'next-intl/server';
import { cachedJson } from '@/lib/http/cached-json';
import { secondsToWait } from '@/lib/http/compute-limit';
import { invalidRequest, tooManyRequests } from '@/lib/http/errors';
import { rawQuery } from '@/lib/http/raw-query';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answerPlan } from '@/lib/planner/address/answer';
import { sayFault } from '@/lib/planner/address/fault-texts';
import { planQuery } from '@/lib/planner/address/query';
import { readPlan } from '@/lib/planner/address/read-plan';
import { planCost, solvedPlan } from '@/lib/planner/address/solved-plan';
import { ferryNetwork } from '@/lib/timetable/queries';

/** How long a cache between may keep an answer, seconds: the feed changes a few times a day at most. */
const keepSeconds = 600;

/** An island-hopping plan; described at /api/ferries/openapi.json. */
export async function GET(request: Request) {
  const raw = rawQuery(new URL(request.url).searchParams);
  const locale = isLocale(raw.lang) ? raw.lang : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'planner' });
  const network = ferryNetwork();
  const query = planQuery(raw);
  const reading = readPlan(query, network.timetable);
  if (!reading.ok) {
    const say = sayFault(
      (fault, values) => t(`errors.${fault}`, values),
      query,
      network.info,
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
  const { isTypical, publisher } = network.info;
  const text = isTypical
    ? `${label('typical')}. ${label('typicalText')}`
    : label('feed', { publisher });
  return cachedJson(request, answerPlan(network, reading.request, outcome, text), keepSeconds);
}
