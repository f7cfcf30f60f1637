import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { dayOf } from '@/lib/foundation/time/days';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { readingOperation } from '@/lib/platform/operations/reading';
import { ticketFacts, ticketFactsCheckedOn } from '@/lib/sea/ferries/booking/ticket-facts';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { noticeText } from '@/lib/sea/timetable/notices';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { alertEffects, type TripNews } from '@/lib/sea/timetable/realtime/types';
import { labelOf, timetableLabel } from '@/lib/sea/timetable/timetable-label';
import { timetableText } from '@/lib/sea/timetable/timetable-text';

/** Boats of one kind in an answer. */
const mostBoats = 60;

const time = z.iso.datetime({ offset: true, precision: -1 });

const boat = z.object({
  vessel: z.string().nullable(),
  date: z.iso.date(),
  ports: z.array(z.string()).meta({ description: 'Port ids in the order of the calls.' }),
  departure: time.meta({ description: 'Scheduled departure of the first call.' }),
  reportedAt: time,
});

const answer = z.object({
  label: timetableLabel,
  state: z.enum(['live', 'partly', 'away', 'none']).meta({
    description:
      'none: no live service is configured, so cancellations are unknown here; away: it does not answer; partly: one of several does not. Empty lists mean “nothing reported” with live alone.',
  }),
  reportedAt: time.nullable(),
  cancelled: z.array(boat),
  late: z.array(boat.extend({ delayMinutes: z.int() })),
  notices: z.array(
    z.object({
      effect: z.enum(alertEffects),
      isStrike: z.boolean(),
      header: z.string(),
      description: z.string().nullable(),
      from: time.nullable(),
      until: time.nullable(),
    }),
  ),
  rights: z.object({
    text: z.string(),
    checkedOn: z.iso.date(),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
  }),
});

export type DisruptionsAnswer = z.infer<typeof answer>;

/** Cancelled and late boats, strikes and other notices, and the rights of passengers. */
export const getDisruptions = readingOperation({
  name: 'getDisruptions',
  summary: 'Cancelled and late boats, strikes and notices',
  description:
    'Call it for “is my boat cancelled”, “is there a strike”, “are the ferries running” and for rights after a cancellation: what live services report now, for one place or all. Without a live service it says so; then never tell a traveller that boats run. For wind of the coming days use getSailingWeather.',
  input: z.object({
    place: z
      .string()
      .refine((id) => liveNetwork().stations.has(id))
      .optional()
      .meta({ description: 'Only boats that call at this island or port.' }),
  }),
  answer,

  async answerOf({ place }, locale) {
    const network = liveNetwork();
    const { realtime } = network;
    const t = await getTranslations({ locale, namespace: 'ferryTickets.facts' });
    const ports = place ? network.stations.get(place)?.portIds : undefined;
    const news = [...(realtime?.trips.values() ?? [])].flatMap((one) => {
      const found = boatOf(network, one, ports);
      return found && one.state !== 'removed' ? [{ news: one, boat: found }] : [];
    });
    const alerts = (realtime?.alerts ?? []).filter(
      ({ header, subjects }) =>
        header.length > 0 &&
        (!ports ||
          subjects.some(({ portIds }) => !portIds || portIds.some((id) => ports.includes(id)))),
    );
    return {
      label: labelOf(network, await timetableText(network.info, locale)),
      state: realtime?.state ?? 'none',
      reportedAt: realtime?.at === undefined ? null : isoTime(realtime.at),
      cancelled: news
        .filter(({ news: { state } }) => state === 'cancelled')
        .map((one) => one.boat)
        .slice(0, mostBoats),
      late: news
        .flatMap(({ news: one, boat: late }) => {
          const delayMinutes = Math.max(0, ...one.calls.map(({ departure }) => departure));
          return one.state === 'changed' && delayMinutes > 0 ? [{ ...late, delayMinutes }] : [];
        })
        .slice(0, mostBoats),
      notices: alerts.map(({ effect, isStrike = false, header, description, periods }) => ({
        effect,
        isStrike,
        header: noticeText(header, locale)?.text ?? '',
        description: noticeText(description, locale)?.text ?? null,
        from: periods[0]?.start === undefined ? null : isoTime(periods[0].start),
        until: periods.at(-1)?.end === undefined ? null : isoTime(periods.at(-1)?.end ?? now()),
      })),
      rights: {
        text: t('cancelled.text'),
        checkedOn: ticketFactsCheckedOn,
        sources: [...(ticketFacts.find(({ id }) => id === 'cancelled')?.sources ?? [])],
      },
    };
  },
});

/** The boat of a report with its scheduled times; undefined if it does not call at the ports. */
function boatOf(
  { trips, timetable }: FerryNetwork,
  { tripId, serviceDay, at }: TripNews,
  ports: readonly string[] | undefined,
) {
  const trip = trips.get(tripId);
  const first = trip?.calls[0];
  if (!trip || !first) return undefined;
  const calls = trip.calls.map(({ portId }) => portId);
  if (ports && !calls.some((id) => ports.includes(id))) return undefined;
  const { clock } = timetable;
  const departure = clock.origin(dayOf(serviceDay)) + first.departure;
  return {
    vessel: trip.vessel ?? null,
    date: clock.dateOf(clock.dayAt(departure)),
    ports: calls,
    departure: isoTime(departure),
    reportedAt: isoTime(at),
  };
}
