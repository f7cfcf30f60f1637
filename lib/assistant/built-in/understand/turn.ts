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
import type { PlacesSaid } from './place-changes';
import { withPlaces } from './place-names';
import { placesIn } from './places-said';
import { type Referents, withReferences } from './references';
import { firstIn, valuesIn } from './slots';
import { type Subject, subjectsIn } from './subjects';
import { type BoatWishes, boatWishesIn, type Tastes, tastesIn } from './tastes';
import { plainText, Reading } from './text';
import type { TimeSaid } from './time-finder';
import { unusedIn } from './unused';

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
  /** A cost is asked for without the way there and back. */
  readonly isWithoutTravel?: boolean;
  readonly tastes: Tastes;
  readonly boats: BoatWishes;
  readonly places: PlacesSaid;
  readonly changes: Changes;
  /** Wish for islands with or without an airport. */
  readonly air?: 'with' | 'without';
  /** Region of islands named as a whole. */
  readonly region?: 'small' | 'west';
  /** Folded text with places as `@id@`. */
  readonly text: string;
  /** Subjects that texts of the site answer. */
  readonly subjects: readonly Subject[];
  /** Words, as written, of which nothing was made. */
  readonly unused: readonly string[];
  /** Original text. */
  readonly said: string;
}

/** Slots that an answer of each kind reads in the text, so that their words are used. */
const slotsOf: Partial<Record<Intent, readonly string[]>> = {
  shelter: ['compass', 'wind', 'swim'],
  wind: ['compass', 'wind', 'swim'],
  weather: ['compass', 'wind', 'swim'],
  ferry: ['rank'],
  duration: ['rank'],
  activities: ['doing'],
};

const nothing: PlacesSaid = { wants: [], avoids: [], mentioned: [] };

/** Reads a message. Depends only on its words, the date, and the islands it can refer to. */
export function understand(
  said: string,
  today: IsoDate,
  referents: Referents = { order: [] },
): Turn {
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
    subjects: [],
    unused: [],
  };
  if (refusal) return { refusal, ...empty };
  const folded = plainText(said);
  const named = withReferences(withPlaces(folded, said), referents);
  const reading = new Reading(named);
  const budget = budgetIn(reading);
  const isWithoutTravel = firstIn(reading, 'travel') !== undefined;
  const air = firstIn<'with' | 'without'>(reading.again(), 'air');
  // Words about the budget are a wish. The remaining words may be a question.
  const asking = reading.again();
  const isTrip = asksForTrip(asking);
  const intent = intentOf(asking, isWithoutTravel ? reading.again() : reading.again(named), isTrip);
  const subjects = subjectsIn(reading.again(named));
  const clocks = clocksIn(reading);
  const region = firstIn<NonNullable<Turn['region']>>(reading, 'region');
  const times = timesIn(reading, today);
  const changes = changesIn(reading);
  const boats = boatWishesIn(reading);
  const places = placesIn(reading);
  const length = lengthIn(reading);
  const party = partyIn(reading);
  for (const slot of slotsOf[intent ?? 'trip'] ?? []) valuesIn(reading.again(named), slot);
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
    ...(isWithoutTravel ? { isWithoutTravel } : {}),
    tastes: tastesIn(reading),
    boats,
    places,
    changes,
    ...(air ? { air } : {}),
    ...(region ? { region } : {}),
    text: named,
    said,
    subjects,
    unused: unusedIn(reading, named, said),
  };
}
