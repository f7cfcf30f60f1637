import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { readingOperation } from '@/lib/platform/operations/reading';
import { ticketFacts, ticketFactsCheckedOn } from '@/lib/sea/ferries/booking/ticket-facts';
import { noticeText } from '@/lib/sea/timetable/notices';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import { type DisruptionsAnswer, disruptionsAnswer } from './answer-schema';
import { disruptionsNow } from './queries';
import type { Notice, TroubledBoat, WindLimit } from './types';

/** Boats of one kind in an answer. */
const mostBoats = 60;

/** Cancelled and late boats, strikes and other notices, wind limits, and the rights of passengers. */
export const getDisruptions = readingOperation({
  name: 'getDisruptions',
  summary: 'Cancelled and late boats, strikes, notices and wind limits',
  description:
    'Call it for “is my boat cancelled”, “is there a strike”, “are the ferries running” and for rights after a cancellation: what live services report now, and the boats that the forecast of today and the next three days may keep in port, for one place, one line or all. Without a live service it says so; then never tell a traveller that boats run. For wind of later days use getSailingWeather.',
  input: z.object({
    place: z
      .string()
      .refine((id) => liveNetwork().stations.has(id))
      .optional()
      .meta({ description: 'Only boats that call at this island or port.' }),
    line: z
      .string()
      .refine((id) => liveNetwork().lines.has(id))
      .optional()
      .meta({ description: 'Only boats of this line of the timetable.' }),
  }),
  answer: disruptionsAnswer,

  async answerOf(query, locale): Promise<DisruptionsAnswer> {
    const network = liveNetwork();
    const found = disruptionsNow(query);
    const t = await getTranslations({ locale, namespace: 'ferrySearch.facts' });
    const ofKind = (...kinds: readonly TroubledBoat['kind'][]) =>
      found.boats.filter(({ kind }) => kinds.includes(kind)).slice(0, mostBoats);
    const { state, reportedAt, forecast } = found;
    return {
      label: labelOf(network, await timetableText(network.info, locale)),
      state,
      reportedAt: reportedAt === undefined ? null : isoTime(reportedAt),
      days: [...found.days],
      cancelled: ofKind('cancelled').map(boatAnswer),
      late: ofKind('late').map((boat) => ({ ...boatAnswer(boat), delayMinutes: boat.minutes })),
      changed: ofKind('skips', 'unclear', 'early').map((boat) => ({
        ...boatAnswer(boat),
        change: boat.kind,
        delayMinutes: boat.minutes,
        skippedPorts: [...boat.skipped],
      })),
      notices: found.notices.map((notice) => noticeAnswer(notice, locale)),
      forecast: {
        state: forecast.freshness,
        askedAt: forecast.at === null ? null : isoTime(forecast.at),
      },
      winds: found.winds.map(windAnswer),
      rights: {
        text: t('cancelled.text'),
        checkedOn: ticketFactsCheckedOn,
        sources: [...(ticketFacts.find(({ id }) => id === 'cancelled')?.sources ?? [])],
      },
    };
  },
});

const boatAnswer = ({ id, vessel, lineId, date, portIds, departure, at }: TroubledBoat) => ({
  id,
  vessel: vessel ?? null,
  line: lineId,
  date,
  ports: [...portIds],
  departure: isoTime(departure),
  reportedAt: isoTime(at),
});

function noticeAnswer({ id, alert, dates, portIds, lines }: Notice, locale: Locale) {
  const { effect, isStrike = false, header, description, url, periods, at } = alert;
  const [first, last] = [periods[0]?.start, periods.at(-1)?.end];
  return {
    id,
    effect,
    isStrike,
    header: noticeText(header, locale)?.text ?? '',
    description: noticeText(description, locale)?.text ?? null,
    url: noticeText(url, locale)?.text ?? null,
    from: first === undefined ? null : isoTime(first),
    until: last === undefined ? null : isoTime(last),
    days: [...dates],
    ports: portIds ? [...portIds] : null,
    lines: lines.map(({ lineId, date, boats }) => ({ line: lineId, date, boats })),
    reportedAt: isoTime(at),
  };
}

const windAnswer = ({ id, date, area, outlook, lines }: WindLimit) => ({
  id,
  date,
  area,
  beaufort: outlook.beaufort,
  waveM: outlook.waveM,
  lines: lines.map(({ lineId, boats, verdict }) => ({ line: lineId, boats, verdict })),
});
