import type { Locale } from '@/lib/i18n/locales';
import type { FerryNetwork } from '@/lib/timetable/network';
import type { Operator } from '@/lib/timetable/types';
import type { TripSailing } from './types';

type Operators = Pick<FerryNetwork, 'trips' | 'lines' | 'operators'>;
type Boat = Pick<TripSailing, 'sailing' | 'operator'>;

/**
 * Who runs a boat of a trip, as the timetable in service knows it: by the boat itself, or by the name that was
 * stored where a new timetable has the boat no more. Undefined for a name it does not know.
 */
export function operatorOf(
  { sailing, operator }: Boat,
  { trips, lines, operators }: Operators,
): Operator | undefined {
  const line = lines.get(trips.get(sailing ?? '')?.lineId ?? '');
  return (
    operators.get(line?.operatorId ?? '') ??
    [...operators.values()].find(({ name }) => name.en === operator || name.el === operator)
  );
}

/** The operator's name in a language; what was stored where the timetable does not know it. */
export const operatorName = (boat: Boat, network: Operators, locale: Locale): string =>
  operatorOf(boat, network)?.name[locale] ?? boat.operator;
