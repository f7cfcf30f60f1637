import type { Locale } from '@/lib/foundation/i18n/locales';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Operator } from '@/lib/sea/timetable/types';
import type { TripSailing } from './types';

type Operators = Pick<FerryNetwork, 'trips' | 'lines' | 'operators'>;
type Boat = Pick<TripSailing, 'sailing' | 'operator'>;

/**
 * Operator of a boat of a trip in the timetable in service: by the boat itself, or by the stored name if a new
 * timetable no longer has the boat. Undefined for an unknown name.
 */
export function operatorOf(
  { sailing, operator }: Boat,
  { trips, lines, operators }: Operators,
): Operator | undefined {
  const line = lines.get(trips.get(sailing ?? '')?.lineId ?? '');
  return (
    operators.get(line?.operatorId ?? '') ??
    [...operators.values()].find(({ name }) => Object.values(name).includes(operator))
  );
}

/** The operator's name in a language; what was stored where the timetable does not know it. */
export const operatorName = (boat: Boat, network: Operators, locale: Locale): string =>
  operatorOf(boat, network)?.name[locale] ?? boat.operator;
