import { z } from 'zod';
import { decimal } from '@/lib/foundation/http/decimal';
import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { dayOf, isDate } from '@/lib/foundation/time/days';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { newsOf } from '@/lib/sea/timetable/boat-news';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { type Incident, incidentCauses, incidentKinds } from './rights';

/** Longest delay and crossing that the form takes, minutes. */
export const longestMinutes = 4320;
/** Highest ticket price that the form takes, euros. */
export const highestPrice = 2000;

const minutes = decimal(0, longestMinutes, 'minutes').optional();

const fields = {
  left: minutes,
  arrived: minutes,
  crossing: minutes,
  price: decimal(0, highestPrice, 'price').optional(),
} as const;

/** Fields of the form that hold a number. */
export const numberFields = ['left', 'arrived', 'crossing', 'price'] as const;
export type NumberField = (typeof numberFields)[number];

/** Boat of a card, with the times of the timetable. */
export interface RightsBoat {
  /** Value of `boat` in the address: trip and service day. */
  readonly id: string;
  readonly vessel: string | undefined;
  readonly operatorId: string;
  readonly date: IsoDate;
  readonly from: string;
  readonly to: string;
  readonly departure: EpochMinutes;
  readonly arrival: EpochMinutes;
}

export interface RightsQuestion {
  readonly incident: Incident;
  readonly boat: RightsBoat | undefined;
  /** Texts of the fields as entered, or as the news of the boat fill them in. */
  readonly values: Readonly<Partial<Record<NumberField, string>>>;
  readonly faults: readonly NumberField[];
  /** True if the address names a boat that the timetable does not have. */
  readonly isUnknownBoat: boolean;
}

const kindField = z.enum(incidentKinds).optional().catch(undefined);
const causeField = z.enum(incidentCauses).catch('unknown');

/** Value of `boat` for a sailing. */
export const boatParameter = (tripId: string, serviceDay: IsoDate) => `${tripId}@${serviceDay}`;

/** Reads the form. What it leaves open is taken from the timetable and the news of its boat. */
export function readRights(query: RawQuery, network: FerryNetwork): RightsQuestion {
  const text = (name: string) => firstValue(query[name])?.trim() || undefined;
  const found = boatOf(network, text('boat'), text('from'), text('to'));
  const known = found ? knownOf(network, found) : {};
  const values = Object.fromEntries(
    numberFields.flatMap((name) => {
      const value = text(name)?.replace(',', '.') ?? known[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ) as RightsQuestion['values'];
  const faults = numberFields.filter((name) => !fields[name].safeParse(values[name]).success);
  const number = (name: NumberField) => fields[name].safeParse(values[name]).data;
  const price = number('price');
  return {
    incident: {
      kind: kindField.parse(text('what')) ?? known.kind ?? 'cancelled',
      cause: causeField.parse(text('cause') ?? 'unknown'),
      leftLate: number('left'),
      arrivedLate: number('arrived'),
      crossing: number('crossing'),
      priceCents: price === undefined ? undefined : Math.round(price * 100),
      wasTold: text('told') === '1',
    },
    boat: found,
    values,
    faults,
    isUnknownBoat: text('boat') !== undefined && found === undefined,
  };
}

function boatOf(
  { trips, lines, timetable }: FerryNetwork,
  id: string | undefined,
  from: string | undefined,
  to: string | undefined,
): RightsBoat | undefined {
  const split = id?.lastIndexOf('@') ?? -1;
  const [tripId, serviceDay] = [id?.slice(0, split) ?? '', id?.slice(split + 1) ?? ''];
  const trip = trips.get(tripId);
  if (!id || !trip || !isDate(serviceDay)) return undefined;
  const { calls } = trip;
  const first = from ? calls.findIndex(({ portId }) => portId === from) : 0;
  const last = to
    ? calls.findIndex(({ portId }, index) => index > first && portId === to)
    : calls.length - 1;
  const [board, land] = [calls[first], calls[last]];
  if (!board || !land || last <= first) return undefined;
  const { clock } = timetable;
  const origin = clock.origin(dayOf(serviceDay));
  const departure = origin + board.departure;
  return {
    id,
    vessel: trip.vessel,
    operatorId: lines.get(trip.lineId)?.operatorId ?? '',
    date: clock.dateOf(clock.dayAt(departure)),
    from: board.portId,
    to: land.portId,
    departure,
    arrival: origin + land.arrival,
  };
}

/** Fields that the timetable and the news of a boat fill in. */
function knownOf(
  network: FerryNetwork,
  { id, from, to, departure, arrival }: RightsBoat,
): Partial<Record<NumberField, string>> & Pick<Partial<Incident>, 'kind'> {
  const split = id.lastIndexOf('@');
  const [tripId, serviceDay] = [id.slice(0, split), id.slice(split + 1)];
  const news = newsOf(network, { tripId, serviceDay });
  const calls = network.trips.get(tripId)?.calls ?? [];
  const callAt = (portId: string) => news?.calls[calls.findIndex((call) => call.portId === portId)];
  const late = (value: number | undefined) =>
    value !== undefined && value > 0 ? String(value) : undefined;
  const [left, arrived] = [late(callAt(from)?.departure), late(callAt(to)?.arrival)];
  return {
    ...(left ? { left } : {}),
    ...(arrived ? { arrived } : {}),
    crossing: String(arrival - departure),
    ...(news?.state === 'changed' && (left || arrived) ? { kind: 'late' } : {}),
  };
}
