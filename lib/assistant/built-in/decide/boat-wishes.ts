import type { Turn } from '../understand/turn';
import { ranksIn } from './journeys';
import type { TurnRequest } from './turn-request';

/** Restrictions on boats, as search parameters. */
export function wishesOf({ turn, trip, intent }: TurnRequest): Record<string, unknown> {
  const { party, hours, text, budget } = turn;
  const boats = { ...trip.boats, ...turn.boats };
  const ages = party?.children ?? trip.children;
  // From eleven on a child pays as an adult does; below five it pays nothing.
  const grown = ages.filter((age) => age > 10).length;
  const adults = party?.adults ?? trip.adults;
  const people = adults || grown ? (adults ?? 1) + grown : undefined;
  const children = ages.filter((age) => age >= 5 && age <= 10).length;
  // `What does it cost to take the car?`: the fare of a car.
  const vehicle = boats.vehicle ?? (intent === 'car-aboard' ? 'car' : undefined);
  const sort = ranksIn(text).find((one) => one !== 'first' && one !== 'last');
  return {
    ...(sort ? { sort } : hours.arriveBy ? { sort: 'arrival' } : {}),
    ...(people && people + children <= 9 ? { passengers: people } : {}),
    ...(children > 0 && (people ?? 1) + children <= 9 ? { children } : {}),
    ...(vehicle && vehicle !== 'none' ? { vehicle } : {}),
    ...(boats.kinds ? { kind: boats.kinds } : {}),
    ...(boats.direct ? { direct: '1' } : {}),
    // The search limits the fare of one adult.
    ...(budget?.cents && (budget.each || (people ?? 1) === 1)
      ? { 'max-price': String(Math.floor(budget.cents / 100)) }
      : {}),
    ...(hours.after ? { after: hours.after } : boats.noEarly ? { after: '08:00' } : {}),
    ...(hours.before ? { before: hours.before } : {}),
  };
}

export const isNextDay = ({ hours }: Turn) =>
  hours.landing !== undefined && hours.after === undefined;

/** Sentence about the hours used in the search. */
export function hoursLine({ turn, t }: TurnRequest): string {
  const { after, before, landing, arriveBy } = turn.hours;
  if (arriveBy) return ` ${t('ferry.by', { arriveBy })}`;
  if (landing && !after) return ` ${t('ferry.nextDay', { landing })}`;
  if (landing && after) return ` ${t('ferry.landing', { landing, after })}`;
  if (after && before) return ` ${t('ferry.between', { after, before })}`;
  if (after) return ` ${t('ferry.from', { after })}`;
  return before ? ` ${t('ferry.until', { before })}` : '';
}
