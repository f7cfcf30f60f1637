import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { encodePolyline } from '@/lib/foundation/geo/polyline';
import { secondsToWait } from '@/lib/foundation/http/compute-limit';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Operation } from '@/lib/platform/operations/operation';
import { nightAnswerOf } from '@/lib/sea/timetable/night-answer';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { cancelledOf, realtimeOf, warningAnswers } from '@/lib/sea/timetable/realtime-answer';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import { type VesselsAnswer, vesselsAnswer } from './answer-schema';
import { noticedSea } from './delays';
import { type InstantFault, instantParameter, readInstant } from './instant-parameter';
import { type VesselsUnderWay, vesselsUnderWay } from './queries';
import { warningsOfVessel } from './warnings';

/** Boats under way now or at an instant: the tracking page and its moving marks, `GET /api/ferries/vessels`. */
export const trackVessels: Operation<VesselsUnderWay, InstantFault, VesselsAnswer> = {
  name: 'trackVessels',
  summary: 'Ferries under way now or at a given time',
  description:
    'Positions of the boats in the timetable: reported by the boats if a live service is connected, otherwise estimated from the timetable along their routes and labelled as estimates.',
  input: z.object({
    at: instantParameter.optional().meta({
      description:
        'Date and time with an offset, `2027-07-14T09:30Z`, or without one in Athens time; the default is now.',
      examples: ['2027-07-14T09:30Z', '2027-07-14T12:30:00+03:00', '2027-07-14T12:30'],
    }),
  }),
  answer: vesselsAnswer,

  async run({ at }, { headers }) {
    const seconds = await secondsToWait('ferry-search', headers);
    if (seconds > 0) return { state: 'wait', seconds };
    const reading = readInstant(firstValue(at), ferryNetwork().info);
    if ('fault' in reading) return { state: 'faults', faults: [reading.fault] };
    return { state: 'ok', result: await vesselsUnderWay(reading.at) };
  },

  async answerOf(result, locale) {
    const { instant, source, vessels, network } = result;
    const t = await getTranslations({ locale, namespace: 'tracking.sources' });
    return {
      at: utcIso(instant),
      source,
      label: t(source),
      timetable: labelOf(network, await timetableText(network.info, locale)),
      realtime: realtimeOf(network, noticedSea(result), locale),
      cancelled: result.cancelled.map((boat) => cancelledOf(network, boat)),
      vessels: vessels.map((vessel) => ({
        ...vessel,
        night: nightAnswerOf(vessel.calls[0]?.departure ?? instant),
        path: encodePolyline(vessel.path),
        warnings: warningAnswers(warningsOfVessel(network, vessel), locale),
      })),
    };
  },

  async explain([fault = 'not-an-instant'], _query, locale) {
    const t = await getTranslations({ locale, namespace: 'tracking.api' });
    const { start, end } = ferryNetwork().info;
    const message = t(fault, { start: formatDate(start, locale), end: formatDate(end, locale) });
    return { message, fields: { at: { code: fault, message } } };
  },

  async explainWait(seconds, locale) {
    const t = await getTranslations({ locale, namespace: 'tracking.api' });
    return t('tooMany', { seconds });
  },
};
