import type { FerryFeed, Journey } from '@/lib/sea/timetable/types';
import { boatsAround } from './boats-around';

interface Expected {
  readonly feed: FerryFeed;
  /** Day around which the boats sail. */
  readonly date: string;
  readonly withVehicle: boolean;
  /** Earliest departure of the first boat, minutes since 1970. */
  readonly notBefore: number;
  /** Place of a port: its island, unless the journey leads from one port of it to another. */
  readonly placeOf: (port: string) => string | undefined;
}

/** Lists what is wrong with a journey by the rows of the feed: its boats, their order, and returns to a place. */
export function journeyFaults({ legs }: Journey, expected: Expected): string[] {
  const { feed, date, withVehicle, notBefore, placeOf } = expected;
  const { boats } = boatsAround(feed, date);
  const faults: string[] = [];
  const [first] = legs;
  const places = [placeOf(first?.from ?? '')];
  let ready = notBefore;
  let here = first?.from;
  for (const leg of legs) {
    if (leg.from !== here) faults.push(`leaves ${leg.from} from ${here}`);
    if (leg.kind === 'sea') {
      const isSailing = boats.some(
        ({ trip, calls }) =>
          trip.id === leg.tripId &&
          (!withVehicle || trip.takesVehicles) &&
          calls.some(
            (board, index) =>
              board.boards &&
              board.portId === leg.from &&
              board.departure === leg.departure &&
              calls
                .slice(index + 1)
                .some(
                  (call) => call.alights && call.portId === leg.to && call.arrival === leg.arrival,
                ),
          ),
      );
      if (!isSailing) faults.push(`no sailing ${leg.tripId}`);
      if (leg.departure < ready) faults.push('leaves before it can be boarded');
    }
    ready = leg.arrival;
    here = leg.to;
    const place = placeOf(leg.to);
    if (place !== places.at(-1)) places.push(place);
  }
  if (new Set(places).size < places.length) faults.push(`comes back: ${places.join(' ')}`);
  return faults;
}
