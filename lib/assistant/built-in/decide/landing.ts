import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlaceId } from '../understand/place-names';
import { plain } from '../word/names';
import { portFor } from './ends';
import { clockOf, type Journey } from './journeys';
import { resultsOf, type ToolCall, type TurnRequest } from './turn-request';

interface Ends {
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** Hour of the next morning until which a boat still arrives in the night of its day. */
const endOfNight = '03:00';

/** True for a boat that leaves on a day and arrives before the night is over. */
export const isSameNight = ({ departure, arrival }: Journey, day: IsoDate) =>
  departure.startsWith(day) &&
  (arrival.startsWith(day) ||
    (arrival.startsWith(addDays(day, 1)) && clockOf(arrival) <= endOfNight));

const portNames: Readonly<Record<string, string>> = {
  piraeus: 'Piraeus',
  rafina: 'Rafina',
  lavrio: 'Lavrio',
};

/** Search for the ways from the airport of Athens to the port of a boat. */
export const landingCall = ({ turn }: TurnRequest, { from, to }: Ends): ToolCall | undefined =>
  turn.hours.landing && portNames[portFor(from, to)]
    ? { tool: 'findTransfers', input: { island: 'attica' } }
    : undefined;

interface Start {
  readonly from: Localized;
  readonly ways: readonly {
    readonly to: Localized;
    readonly rides: readonly { readonly kind: string; readonly minutes: [number, number] }[];
  }[];
}

/** The ways from the airport of Athens to the port, with their times. */
export function landingLine(asked: TurnRequest, { from, to }: Ends): string {
  const { t, locale } = asked;
  const [found] = resultsOf(asked, 'findTransfers');
  const port = portNames[portFor(from, to)];
  if (!found || !port) return '';
  const way = ((found.output.starts ?? []) as readonly Start[])
    .filter((start) => /airport/i.test(start.from.en))
    .flatMap(({ ways }) => ways)
    .find((one) => one.to.en.includes(port));
  if (!way || way.rides.length === 0) return '';
  const rides = way.rides.map(
    ({ kind, minutes }) => `${t(`ride.${kind as 'bus'}`)} ${formatDurationRange(minutes, locale)}`,
  );
  return t('ferry.toPort', { port: plain(way.to[locale]), rides: rides.join(', ') });
}

/** The first boat that can be reached after a landing. */
export function firstLine({ t }: TurnRequest, journeys: readonly Journey[]): string {
  const first = journeys.toSorted((a, b) => a.departure.localeCompare(b.departure))[0];
  return first
    ? t('ferry.reach', { departure: clockOf(first.departure), arrival: clockOf(first.arrival) })
    : '';
}
