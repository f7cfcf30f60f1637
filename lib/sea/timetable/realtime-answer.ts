import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { type CancelledBoat, newsOf } from './boat-news';
import { type BoatWarning, boatWarnings, warningKinds } from './boat-warnings';
import type { ExtraBoat } from './extra-boats';
import type { Network } from './network';
import { nightAnswer, nightAnswerOf } from './night-answer';
import { type NoticedBoat, type NoticedScreen, noticesFor, noticeText } from './notices';
import { alertEffects } from './realtime/types';
import type { SeaLeg } from './types';

const time = z.iso.datetime({ offset: true, precision: -1 });

const noticeAnswer = z.object({
  effect: z.enum(alertEffects),
  header: z.string(),
  description: z.string().nullable(),
  language: z
    .string()
    .nullable()
    .meta({ description: 'Language of the header, if not the requested one.' }),
  url: z.string().nullable(),
});

/** Cancelled and late boats in a response. */
export const realtimeAnswer = z
  .object({
    state: z.enum(['live', 'partly', 'away']).meta({
      description:
        'partly: one of several services is unavailable; away: only the timetable is available.',
    }),
    madeAt: time.nullable().meta({ description: 'Time of the oldest message in use, ISO 8601.' }),
    notices: z.array(noticeAnswer),
  })
  .nullable()
  .meta({ description: 'Null if no live service is configured.' });

export const delayAnswer = z
  .object({
    departureMinutes: z.int(),
    arrivalMinutes: z.int(),
    saidAt: time.meta({ description: 'Time of the report, ISO 8601.' }),
  })
  .nullable()
  .meta({
    description:
      'Delay in minutes against the timetable, negative if early; the times of the leg are the expected ones. Null if there is no report.',
  });

export const warningsAnswer = z
  .array(
    z.object({
      kind: z.enum(warningKinds),
      notice: z
        .string()
        .nullable()
        .meta({ description: 'Title of the notice; null if there is none.' }),
      saidAt: time,
    }),
  )
  .meta({
    description:
      'Reasons why the boat may not sail as listed. no-service: a notice says that it does not sail; strike: it may not sail; unclear: replaced or changed in an unknown way. Empty if there is no report.',
  });

export const cancelledAnswer = z.object({
  tripId: z.string(),
  serviceDay: z.iso.date(),
  from: z.string().meta({ description: 'Port id.' }),
  to: z.string().meta({ description: 'Port id.' }),
  departure: time.meta({ description: 'Scheduled time.' }),
  arrival: time,
  night: nightAnswer,
  vessel: z.string().nullable(),
  saidAt: time,
});

export const extraAnswer = z.object({
  from: z.string().meta({ description: 'Port id.' }),
  to: z.string().meta({ description: 'Port id.' }),
  departure: time,
  arrival: time,
  night: nightAnswer,
  vessel: z.string().nullable(),
  source: z
    .object({ operator: localizedAnswer, url: z.string() })
    .nullable()
    .meta({ description: 'Company; null if the live service does not name it.' }),
  saidAt: time,
});

export function realtimeOf(
  network: Pick<Network, 'realtime' | 'lines' | 'trips'>,
  screen: NoticedScreen,
  locale: Locale,
): z.infer<typeof realtimeAnswer> {
  const { realtime } = network;
  if (!realtime) return null;
  return {
    state: realtime.state,
    madeAt: realtime.at === undefined ? null : isoTime(realtime.at),
    notices: noticesFor(network, screen).map(({ effect, header, description, url }) => {
      const text = noticeText(header, locale);
      return {
        effect,
        header: text?.text ?? '',
        description: noticeText(description, locale)?.text ?? null,
        language: text?.language ?? null,
        url: noticeText(url, locale)?.text ?? null,
      };
    }),
  };
}

export function delayOf(
  network: Pick<Network, 'realtime'>,
  leg: Pick<SeaLeg, 'tripId' | 'serviceDay' | 'delay'>,
): z.infer<typeof delayAnswer> {
  const news = newsOf(network, leg);
  if (!leg.delay || !news) return null;
  const { departure, arrival } = leg.delay;
  return { departureMinutes: departure, arrivalMinutes: arrival, saidAt: isoTime(news.at) };
}

export function warningsOf(
  network: Pick<Network, 'realtime' | 'lines' | 'trips'>,
  boat: NoticedBoat,
  locale: Locale,
): z.infer<typeof warningsAnswer> {
  return warningAnswers(boatWarnings(network, boat), locale);
}

export const warningAnswers = (
  warnings: readonly BoatWarning[],
  locale: Locale,
): z.infer<typeof warningsAnswer> =>
  warnings.map(({ kind, header, at }) => ({
    kind,
    notice: noticeText(header, locale)?.text ?? null,
    saidAt: isoTime(at),
  }));

export function cancelledOf(
  { trips }: Pick<Network, 'trips'>,
  { tripId, serviceDay, from, to, departure, arrival, at }: CancelledBoat,
): z.infer<typeof cancelledAnswer> {
  return {
    tripId,
    serviceDay,
    from,
    to,
    departure: isoTime(departure),
    arrival: isoTime(arrival),
    night: nightAnswerOf(departure),
    vessel: trips.get(tripId)?.vessel ?? null,
    saidAt: isoTime(at),
  };
}

export const extraOf = (boat: ExtraBoat): z.infer<typeof extraAnswer> => ({
  from: boat.from,
  to: boat.to,
  departure: isoTime(boat.departure),
  arrival: isoTime(boat.arrival),
  night: nightAnswerOf(boat.departure),
  vessel: boat.vessel ?? null,
  source: boat.operator ? { operator: boat.operator.name, url: boat.operator.url } : null,
  saidAt: isoTime(boat.at),
});
