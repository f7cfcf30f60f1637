import { addDays, daysBetween } from '@/lib/foundation/time/days';
import type { TimeMention } from '../understand/time-finder';
import type { Turn } from '../understand/turn';
import { suggestedDay } from './trip-nights';
import type { Begin, PlanBefore, TripState } from './trip-state';

type Change = { -readonly [Key in keyof TripState]?: TripState[Key] };

/** The day of a landing comes before others, such as a birthday. */
const isLanding = ({ before }: TimeMention) =>
  /(?<!\p{L})(?:into|land\p{L}*|arriv\p{L}*|fly(?:ing)? in|φταν\p{L}*|φτασ\p{L}*|προσγει\p{L}*)[^.;]{0,30}$/u.test(
    before,
  );
const byLanding = (a: TimeMention, b: TimeMention) => Number(isLanding(b)) - Number(isLanding(a));

/** After a landing in Athens from this time on, no boat of the day can be reached. */
const lastLanding = '15:00';
/** Days. A longer part of a month is a window for the trip and not its length. */
const longestPart = 9;

const flightWords =
  /(?<!\p{L})(?:out of|fl(?:y|ying) (?:out|home|back|from)|flight|plane|πτηση|πεταμε απο|αεροπλαν)(?![^.;]*(?:into|land))[^.;]*$/u;
const endWords =
  /(?<!\p{L})(?:back|return\p{L}*|until|till|by|home|out|end\p{L}*|leave|before|επιστρ\p{L}+|γυρ\p{L}+|μεχρι|ωσ|εωσ|πισω|τελοσ)(?: (?:on|the|is|must be|in|to|by|from|στισ|τισ|στην?|απο|@\p{L}+@|αθηνα|σπιτι))*$/u;

/** `Nine nights from 11 June`: the first day, and not that of a flight with an hour. */
const beginWords =
  /(?:nights?|days?|weeks?|starting|beginning|νυχτεσ|βραδια|μερεσ|ξεκιν\p{L}+)(?: on| from| απο| στισ)*$/u;

/**
 * Updates the dates of a trip from a message. `next` is the trip with everything else in the
 * message.
 */
export function timesAfter(
  before: TripState,
  next: TripState,
  turn: Turn,
  plan: PlanBefore | undefined,
): Partial<TripState> {
  const { times, length, changes, places, dayOfMonth } = turn;
  const out: Change = {};
  if (length) out.length = length;
  const flightDay = flightDayOf(turn, next) ?? flightFromAthens(turn);
  if (flightDay && !next.flyOut) out.flyOut = 'athens';
  const ends = times.filter(
    (time) =>
      time !== flightDay &&
      endWords.test(time.before) &&
      (times.length > 1 || before.begin || length !== undefined),
  );
  const begins = times.filter((time) => time !== flightDay && !ends.includes(time));
  const [begun] = begins.toSorted(byLanding);
  // With the days of both flights, another day is none of the trip's ends.
  beginFrom(places.flyIn && flightDay && begun ? [begun] : begins, before, turn, out);
  const around = out.begin ?? before.begin;
  if (dayOfMonth && around) out.begin = dayWithin(around, dayOfMonth);
  const begin = out.begin ?? before.begin;
  const [end] = ends;
  if (end && begin && end.last > begin.first) {
    out.begin = { first: begin.first, last: end.last };
    if (!length) out.length = undefined as never;
  }
  const clock = flightClock(turn, flightDay);
  if (flightDay || (clock && next.flyOut)) {
    out.flight = {
      ...before.flight,
      ...(flightDay ? { date: flightDay.first } : {}),
      ...(clock ? { clock } : {}),
    };
  }
  // Count back from the end: `we fly out on 30 August, 8 nights`.
  const until = out.flight?.date ?? end?.last;
  if (!begin && until && length) {
    const away = next.athens?.isExtra ? (next.athens.before ?? 0) + (next.athens.after ?? 0) : 0;
    out.begin = { first: addDays(until, -length.nights - away), last: until };
  }
  landing(begins[0], turn, out);
  if (changes.anyDay && begin?.open) out.begin = { first: suggestedDay(begin), isOurs: true };
  if (changes.shift && begin) {
    out.begin = {
      first: addDays(suggestedDay(begin), changes.shift),
      ...(begin.last ? { last: begin.last } : {}),
    };
    // The whole trip moves, unless its end was given.
    if (plan && !before.begin?.last) out.length = before.length as never;
  }
  if (length && before.begin?.last && begins.length === 0)
    out.begin = { first: before.begin.first };
  return out;
}

/** Reads the beginning of the trip, and its end if there is a second day. */
function beginFrom(
  [said, second]: readonly TimeMention[],
  before: TripState,
  { length, places }: Turn,
  out: Change,
): void {
  if (!said) return;
  const isPair =
    second && said.grain === 'day' && second.grain === 'day' && second.first > said.first;
  const last = isPair ? second.first : said.grain === 'range' ? said.last : undefined;
  const span = daysBetween(said.first, last ?? said.last);
  // `A week in the first two weeks of July`: a window for the trip.
  const isWindow = length !== undefined && length.nights < span - 1;
  out.begin = last && !isWindow ? { first: said.first, last } : beginOf(said);
  if (last && !length) out.length = undefined as never;
  if (!length && said.grain === 'part' && !before.length && span <= longestPart) {
    // `Four nights on Folegandros, mid June`: the nights on islands are the whole trip.
    const told = places.wants.map(({ nights }) => nights?.[0]);
    const isTold = told.length > 0 && told.every((one) => one !== undefined);
    const sum = told.reduce<number>((all, one) => all + (one ?? 0), 0);
    out.length = isTold
      ? { nights: sum, said: 'nights' }
      : { nights: Math.max(2, span), said: 'days' };
  }
}

/** Day of the flight home. */
function flightDayOf(
  { times, places, clocks }: Turn,
  { flyOut }: TripState,
): TimeMention | undefined {
  if (places.flyOut === undefined) return undefined;
  const isAtPlace = new RegExp(
    `@${flyOut}@(?: iata| airport| αεροδρομιο)?(?: (?:on|the|at|στισ|τισ))*$`,
    'u',
  );
  const isFlight = ({ grain, before }: TimeMention) =>
    grain === 'day' && (flightWords.test(before) || isAtPlace.test(before));
  if (times.length === 1)
    return clocks.length > 0 && times[0]?.grain === 'day' && !beginWords.test(times[0].before)
      ? times[0]
      : undefined;
  return times.findLast(isFlight);
}

/** `Sleep in Athens before a flight at 7 on the 20th`, with a number of nights: the end, and not the beginning. */
const flightFromAthens = ({ times, places, athens, length }: Turn): TimeMention | undefined =>
  places.flyOut === undefined && athens?.after && length
    ? times.find(({ grain, before }) => grain === 'day' && bareFlight.test(before))
    : undefined;

const bareFlight =
  /(?<!\p{L})(?:flight|fly|flying|plane|πτηση|πεταω|πεταμε|αεροπλανο)(?!\p{L})[^.;@]{0,24}$/u;

/** Time nearest to the day of the flight, or the only one. */
function flightClock({ clocks, times }: Turn, flightDay: TimeMention | undefined) {
  if (!flightDay || clocks.length < 2)
    return clocks.find(
      ({ at }) => !flightDay || nearest(times, at) === flightDay || times.length < 2,
    )?.clock;
  return clocks.findLast(({ at }) => nearest(times, at) === flightDay)?.clock;
}

const nearest = (times: readonly TimeMention[], at: number) =>
  times.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0];

/** Moves the start to the next day after an evening landing in Athens. */
function landing(
  begin: TimeMention | undefined,
  { clocks, times, places, text }: Turn,
  out: Change,
) {
  const isAthens = places.flyIn === 'ath' || places.flyIn === 'athens';
  if (!begin || !isAthens || begin.grain !== 'day' || !out.begin) return;
  const clock = clocks.find(({ at }) => nearest(times, at) === begin)?.clock;
  const isLate = clock
    ? clock >= lastLanding
    : /(?:land|arriv|φταν|προσγει)\p{L}*[^.;]{0,50}(?:evening|at night|late|βραδυ)/u.test(text);
  if (!isLate && clock) out.landing = clock;
  if (!isLate) return;
  out.begin = { ...out.begin, first: addDays(out.begin.first, 1) };
  out.landsLate = true;
}

function beginOf({ first, last, grain }: TimeMention): Begin {
  if (grain === 'month' || grain === 'season') return { first, open: { from: first, to: last } };
  return { first };
}

/** Combines a day of the month with the month known so far. */
function dayWithin(begin: Begin, day: number): Begin {
  const month = (begin.open?.from ?? begin.first).slice(0, 8);
  return { first: `${month}${String(day).padStart(2, '0')}` };
}
