import { z } from 'zod';
import { localizedAnswer } from '@/lib/foundation/i18n/localized-schema';
import { athensPorts, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { isoTime } from '@/lib/foundation/time/iso-time';
import { labelOf, timetableLabel } from '@/lib/sea/timetable/timetable-label';
import type { FerryOrFlight } from './compare';
import { type DoorPart, partKinds, type Range, type Total } from './parts';

const time = z.iso.datetime({ offset: true, precision: -1 });
const cents = z.int().min(0);
const range = (value: z.ZodInt) => z.object({ low: value, high: value });

const part = z.object({
  kind: z.enum(partKinds),
  minutes: range(z.int().min(0)),
  cents: range(cents)
    .nullable()
    .meta({ description: 'For one adult, or the whole taxi; 0 if free, null if unknown.' }),
  isEstimate: z
    .boolean()
    .meta({ description: 'True if the minutes or the price are our estimate.' }),
  by: z
    .string()
    .nullable()
    .meta({ description: 'Means of transport on land: `metro`, `bus`, `taxi`, `walk` …' }),
  tripId: z.string().nullable().meta({ description: 'Trip id of the feed, for ferries.' }),
});

const total = {
  parts: z.array(part),
  minutes: range(z.int().min(0)).meta({ description: 'Sum of the parts.' }),
  cents: range(cents).meta({ description: 'Sum of the known prices.' }),
  unpriced: z
    .array(z.enum(partKinds))
    .meta({ description: 'Parts without a known price, not included in the sum.' }),
};

const day = z.iso.date().nullable();

/** Answer of `GET /api/ferries/fly-or-sail`. */
export const compareAnswer = z.object({
  label: timetableLabel,
  island: z.enum(islandSlugs),
  date: z.iso.date(),
  sail: z.object({
    state: z.enum(['found', 'no-boats']),
    nearestDays: z.object({ before: day, after: day }).nullable(),
    options: z.array(
      z.object({
        why: z.array(z.enum(['earliest', 'cheapest'])),
        port: z.enum(athensPorts),
        leave: time.meta({ description: 'Departure from the centre of Athens.' }),
        departure: time,
        arrival: time,
        arrive: z
          .object({ earliest: time, latest: time })
          .meta({ description: 'Arrival in the main town.' }),
        ...total,
      }),
    ),
  }),
  fly: z
    .object({ airport: z.string().meta({ description: 'IATA code.' }), ...total })
    .nullable()
    .meta({
      description: 'Null if the island has no airport. Flight times of day are not known.',
    }),
  landings: z
    .array(
      z.object({
        airport: z.string().meta({ description: 'IATA code.' }),
        port: z.string().meta({ description: 'Id of the port where the onward boat departs.' }),
        note: localizedAnswer.nullable(),
        boats: z.int().min(0).nullable(),
        quickest: z
          .object({ departure: time, arrival: time, adultCents: cents.nullable() })
          .nullable(),
      }),
    )
    .meta({ description: 'Airports for an island without its own, best first.' }),
});

export type CompareAnswer = z.infer<typeof compareAnswer>;

const rangeOf = ([low, high]: Range) => ({ low, high });

const partOf = ({ kind, minutes, cents, isEstimate, transfer, leg }: DoorPart) => ({
  kind,
  minutes: rangeOf(minutes),
  cents: cents && rangeOf(cents),
  isEstimate,
  by: transfer?.kind ?? null,
  tripId: leg?.tripId ?? null,
});

const totalAnswer = ({
  parts,
  minutes,
  cents,
  unpriced,
}: Total & { parts: readonly DoorPart[] }) => ({
  parts: parts.map(partOf),
  minutes: rangeOf(minutes),
  cents: rangeOf(cents),
  unpriced: [...unpriced],
});

function sailOf(sail: FerryOrFlight['sail']): CompareAnswer['sail'] {
  // Only the page shows such a day.
  if (sail.state === 'not-published') throw new Error('A day outside the timetable was answered');
  if (sail.state === 'no-boats') {
    const nearestDays = { before: sail.before ?? null, after: sail.after ?? null };
    return { state: sail.state, nearestDays, options: [] };
  }
  const options = sail.options.map((option) => ({
    why: [...option.why],
    port: option.port,
    leave: isoTime(option.leave),
    departure: isoTime(option.journey.departure),
    arrival: isoTime(option.journey.arrival),
    arrive: { earliest: isoTime(option.arrive[0]), latest: isoTime(option.arrive[1]) },
    ...totalAnswer(option),
  }));
  return { state: 'found', nearestDays: null, options };
}

/** The answer of the API to a comparison. */
export function answerComparison(
  { island, date, sail, fly, landings, network }: FerryOrFlight,
  labelText: string,
): CompareAnswer {
  return {
    label: labelOf(network, labelText),
    island,
    date,
    sail: sailOf(sail),
    fly: fly && { airport: fly.airport.iata, ...totalAnswer(fly) },
    landings: landings.map(({ iata, port, note, boat }) => ({
      airport: iata,
      port,
      note,
      boats: boat?.count ?? null,
      quickest: boat?.quickest
        ? {
            departure: isoTime(boat.quickest.departure),
            arrival: isoTime(boat.quickest.arrival),
            adultCents: boat.quickest.cents,
          }
        : null,
    })),
  };
}
