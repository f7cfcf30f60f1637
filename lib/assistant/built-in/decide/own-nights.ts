import type { Turn } from '../understand/turn';
import type { PlanBefore, TripState } from './trip-state';

const wholeTrip =
  /keep|still|remain|κρατ|παραμεν|total|altogether|in all|overall|whole trip|trip|συνολ|ολο το ταξιδι/u;

/** `20 to 27 September, a caldera view for two nights at least`: the dates are the length. */
export function withoutLeast(turn: Turn): Turn {
  const isDated = turn.times.some(({ grain, first, last }) => grain === 'range' && first < last);
  if (!turn.length || !isDated || !leastWords.test(turn.text)) return turn;
  const { length: _, ...rest } = turn;
  return rest;
}

const leastWords =
  /\d nights?(?: or so)? (?:at least|minimum)|(?:at least|minimum)(?: of)? \d nights?|τουλαχιστον/u;

/** `It must include Santorini, 2 nights`, said of a trip with a length: nights of that island. */
export function withOwnNights(before: TripState, turn: Turn, plan: PlanBefore | undefined): Turn {
  const { places, length, times, text } = turn;
  const [only] = places.wants;
  const isKnown = before.length !== undefined || before.begin?.last !== undefined;
  if (!plan || !isKnown || !only || only.nights || !length || times.length > 0) return turn;
  if (places.wants.length > 1 || turn.nightOps.length > 0 || wholeTrip.test(text)) return turn;
  const { length: _, ...rest } = turn;
  const nights = [length.nights, length.nights] as const;
  return { ...rest, places: { ...places, wants: [{ ...only, nights }] } };
}
