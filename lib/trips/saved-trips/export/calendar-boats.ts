import { formatEuros } from '@/lib/foundation/i18n/format';
import { athensZone } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { TripSailing } from '../types';
import { type Event, eventOf, type Lines } from './calendar-event';
import { icalAthens } from './ical-lines';
import type { AtPortNote, BoatChange, ExportContext, ExportedTrip } from './types';

/** Each boat of a trip as an event, with what changed since it was saved. */
export function* boatEvents(trip: ExportedTrip, context: ExportContext): Generator<Lines> {
  for (const { position, sailings } of trip.legs) {
    for (const [sequence, saved] of sailings.entries()) {
      const id = boatId(trip, position, sequence);
      const change = context.changes?.of(position, sequence);
      const boat = { ...saved, ...change?.now };
      const at = context.atPort(boat, sailings[sequence - 1], trip.vehicle !== null);
      const { newsAt } = context.changes ?? {};
      yield eventOf({ id, newsAt, ...boatEvent(boat, at, change, context) }, trip, context);
    }
  }
}

/** By the stop it leads to, or the last one for the way home: the boat may change, the way is the same. */
function boatId({ stops }: ExportedTrip, position: number, sequence: number): string {
  const stop = stops[position];
  return stop ? `${stop.id}-boat-${sequence}` : `${stops.at(-1)?.id ?? 'trip'}-home-${sequence}`;
}

/** Minutes before the time at the port at which the calendar reminds: for packing and the way there. */
const remindedBefore = 60;

function boatEvent(
  boat: TripSailing,
  at: AtPortNote | undefined,
  change: BoatChange | undefined,
  context: ExportContext,
): Omit<Event, 'id'> {
  const { words, portName, portPosition, operatorName, arranged, locale } = context;
  const [from, to] = [portName(boat.fromPort), portName(boat.toPort)];
  return {
    when: [
      `DTSTART;TZID=${athensZone}:${icalAthens(boat.departsAt)}`,
      `DTEND;TZID=${athensZone}:${icalAthens(boat.arrivesAt)}`,
    ],
    // Not STATUS:CANCELLED: Google's calendar takes such an event away, and with it what to do now.
    summary: change ? `${change.label}: ${from} → ${to}` : `${from} → ${to}`,
    description: [
      change?.text ?? '',
      [boat.vessel, operatorName(boat)].filter(Boolean).join(', '),
      at?.text ?? '',
      boat.cents === null ? '' : words.price(formatEuros(boat.cents, locale)),
      arranged(boat),
      boat.isTypical ? words.typical : '',
    ],
    location: from,
    position: portPosition(boat.fromPort),
    ...(at
      ? {
          alarm: {
            minutesBefore: epochMinutesOf(boat.departsAt) - at.by + remindedBefore,
            text: `${from} → ${to}. ${at.text}`,
          },
        }
      : {}),
  };
}
