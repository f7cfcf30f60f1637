import { isoTime } from '@/lib/foundation/time/iso-time';
import { labelOf } from '@/lib/sea/timetable/timetable-label';
import type { CompareAnswer } from './answer-schema';
import type { FerryOrFlight } from './compare';
import type { DoorPart, Range, Total } from './parts';

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
