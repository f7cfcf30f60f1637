import type { IsoDate } from '@/lib/foundation/time/types';
import { type Length, lengthIn } from './amounts';
import { dayOfMonthIn } from './bare-days';
import { type BudgetSaid, budgetIn } from './budget';
import { type Changes, changesIn } from './changes';
import { type ClockSaid, clocksIn } from './clocks';
import { timesIn } from './dates';
import { type Refusal, refusalOf } from './guard';
import { type HoursSaid, hoursIn } from './hours';
import { asksForTrip, type Intent, intentOf } from './intent';
import { type PartySaid, partyIn } from './party';
import { withPlaces } from './place-names';
import { type PlacesSaid, placesIn } from './places-said';
import { type BoatWishes, boatWishesIn, type Tastes, tastesIn } from './tastes';
import { plainText, Reading } from './text';
import type { TimeSaid } from './time-finder';

/** One message of a traveller, as understood. */
export interface Turn {
  readonly refusal?: Refusal;
  readonly intent?: Intent;
  readonly asksForTrip: boolean;
  readonly times: readonly TimeSaid[];
  readonly dayOfMonth?: number;
  readonly clocks: readonly ClockSaid[];
  /** Hours of the day in which a boat may leave. */
  readonly hours: HoursSaid;
  readonly length?: Length;
  readonly party?: PartySaid;
  readonly budget?: BudgetSaid;
  readonly tastes: Tastes;
  readonly boats: BoatWishes;
  readonly places: PlacesSaid;
  readonly changes: Changes;
  /** Region of islands named as a whole. */
  readonly region?: 'small' | 'west';
  /** Folded text with places as `@id@`. */
  readonly text: string;
  /** Original text. */
  readonly said: string;
}

const nothing: PlacesSaid = { wants: [], avoids: [], mentioned: [] };

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|πρωτ)/u, 0],
  [/^(?:second|2nd|δευτερ)/u, 1],
  [/^(?:third|3rd|τριτ)/u, 2],
  [/^(?:last|τελευται)/u, -1],
];
const ordinal =
  /(?<=(?:swap|replace|change|skip|drop|remove|without|αλλαξε|βγαλε|χωρισ|on|in|στο|at) )(?:the |το )?(first|1st|second|2nd|third|3rd|last|πρωτο|δευτερο|τριτο|τελευταιο)(?: island| one| stop| νησι)?(?= |$|[.,!?])(?! (?:week|day|half|of|of |εβδομαδα))/gu;

/** Replaces `the first` and other ordinals by the island at that position in the plan. */
const withOrdinals = (text: string, order: readonly string[]) =>
  text.replace(ordinal, (whole, word: string) => {
    const at = ordinals.find(([pattern]) => pattern.test(word))?.[1];
    const island = at === undefined ? undefined : order.at(at);
    return island ? `@${island}@` : whole;
  });

/**
 * Reads a message. Depends only on its words, the date, and the order of islands in the previous
 * plan.
 */
export function understand(said: string, today: IsoDate, order: readonly string[] = []): Turn {
  const refusal = refusalOf(said);
  const empty = {
    asksForTrip: false,
    times: [],
    clocks: [],
    hours: {},
    tastes: { likes: [], dislikes: [] },
    boats: {},
    places: nothing,
    changes: {},
    text: '',
    said,
  };
  if (refusal) return { refusal, ...empty };
  const folded = plainText(said);
  const named = withOrdinals(withPlaces(folded, said), order);
  const reading = new Reading(named);
  const budget = budgetIn(reading);
  // Words about the budget are a wish. The remaining words may be a question.
  const asking = new Reading(reading.text);
  const isTrip = asksForTrip(asking);
  const intent = intentOf(asking, new Reading(named), isTrip);
  const clocks = clocksIn(reading);
  const region = regionIn(reading);
  const times = timesIn(reading, today);
  const changes = changesIn(reading);
  const boats = boatWishesIn(reading);
  const places = placesIn(reading);
  const length = lengthIn(reading);
  const party = partyIn(reading);
  const isOpen = times.every(({ grain }) => grain === 'month');
  const dayOfMonth = isOpen ? dayOfMonthIn(reading) : undefined;
  return {
    ...(intent ? { intent } : {}),
    asksForTrip: isTrip,
    times,
    ...(dayOfMonth ? { dayOfMonth } : {}),
    clocks,
    hours: hoursIn(named, clocks),
    ...(length ? { length } : {}),
    ...(party ? { party } : {}),
    ...(budget ? { budget } : {}),
    tastes: tastesIn(reading),
    boats,
    places,
    changes,
    ...(region ? { region } : {}),
    text: named,
    said,
  };
}

function regionIn(reading: Reading): Turn['region'] {
  if (
    reading.take('(?:the )?(?:small|lesser|little|minor) cyclades|μικρεσ κυκλαδεσ|μικρων κυκλαδων')
  )
    return 'small';
  return reading.take('(?:the )?(?:western|west) cyclades|δυτικεσ κυκλαδεσ|δυτικων κυκλαδων')
    ? 'west'
    : undefined;
}
