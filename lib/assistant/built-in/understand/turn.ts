import type { IsoDate } from '@/lib/foundation/time/types';
import { rolesIn } from '../roles/classifier';
import { type Length, lengthIn } from './amounts';
import { type AspectMentions, aspectsIn } from './aspects';
import { type AthensNights, athensNightsIn } from './athens-nights';
import { dayOfMonthIn } from './bare-days';
import { type BudgetMention, budgetIn } from './budget';
import { type Changes, changesIn } from './changes';
import { type ClockMention, clocksIn } from './clocks';
import { type CostWishes, costWishesIn } from './cost-wishes';
import { timesIn } from './dates';
import { type Refusal, refusalOf } from './guard';
import { type HoursMention, hoursIn } from './hours';
import { asksForTrip, type Intent, intentOf } from './intent';
import { athensOfOps, rulesOfOps, withStops } from './night-lists';
import { type NightRule, nightRulesIn } from './night-rules';
import { type NightOp, nightOpsIn } from './night-table';
import { type PartyMention, partyIn } from './party';
import type { PlaceMentions } from './place-changes';
import { placesIn } from './place-mentions';
import { withPlaces } from './place-names';
import { type Referents, withReferences } from './references';
import { regions } from './regions';
import { anyOf, firstIn, valuesIn } from './slots';
import { type Subject, subjectsIn } from './subjects';
import { type Sums, sumsIn } from './sums';
import { type BoatWishes, boatWishesIn, type Tastes, tastesIn } from './tastes';
import { plainText, Reading, word } from './text';
import type { TimeMention } from './time-finder';
import { unusedIn } from './unused';
import { type Wind, windIn } from './wind';

/** One message of a traveller, as understood. */
export interface Turn {
  readonly refusal?: Refusal;
  readonly intent?: Intent;
  readonly asksForTrip: boolean;
  readonly times: readonly TimeMention[];
  readonly dayOfMonth?: number;
  readonly clocks: readonly ClockMention[];
  /** Hours of the day in which a boat may leave. */
  readonly hours: HoursMention;
  readonly length?: Length;
  readonly party?: PartyMention;
  readonly budget?: BudgetMention;
  /** Prices that the message gives for parts of its trip. */
  readonly sums: Sums;
  readonly costs: CostWishes;
  /** A cost is asked for without the way there and back. */
  readonly isWithoutTravel?: boolean;
  /** Direction from which a wind that the message names blows. */
  readonly wind?: Wind;
  /** Position in a list of boats, from 0; -1 for the last. */
  readonly nth?: number;
  /** The crossing of an earlier message the other way round. */
  readonly isBack?: boolean;
  /** Boats of the whole day. */
  readonly anyHour?: boolean;
  readonly tastes: Tastes;
  readonly boats: BoatWishes;
  readonly places: PlaceMentions;
  /** Relations between the nights of the islands. */
  readonly nightRules: readonly NightRule[];
  /** Changes of the table of stops and nights of a plan. */
  readonly nightOps: readonly NightOp[];
  /** Nights in Athens before and after the islands. */
  readonly athens?: AthensNights;
  readonly changes: Changes;
  /** Wish for islands with or without an airport. */
  readonly air?: 'with' | 'without';
  /** Speaks of other islands than the last. */
  readonly isElsewhere?: boolean;
  /** Region of islands named as a whole. */
  readonly region?: 'small' | 'west';
  /** Folded text with places as `@id@`. */
  readonly text: string;
  /** Subjects that texts of the site answer. */
  readonly subjects: readonly Subject[];
  /** Aspects of an island that its guide describes. */
  readonly aspects: AspectMentions;
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

/** `Nothing in the Small Cyclades`, «όχι Μικρές Κυκλάδες». */
const withoutRegion = `(?:no|not|nothing|none|never|without|except|apart from|skip|minus|οχι|ουτε|τιποτα|χωρισ|εκτοσ)(?: (?:to|in|on|of|for|from|απο|σε|στισ|τισ|the|any)){0,3} (?:${anyOf('region')})`;

const ordinals = ['first', 'second', 'third', 'last'] as const;

const nothing: PlaceMentions = { wants: [], avoids: [], mentioned: [] };

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
    sums: { items: [] },
    costs: {},
    nightRules: [],
    nightOps: [],
    places: nothing,
    changes: {},
    text: '',
    said,
    subjects: [],
    aspects: { besides: [] },
    unused: [],
  };
  if (refusal) return { refusal, ...empty };
  const folded = plainText(said, referents.locale);
  const named = withReferences(withPlaces(folded, said), referents);
  const reading = new Reading(named);
  const roles = rolesIn(named, referents.isLater === true);
  const budget = budgetIn(reading);
  const isWithoutTravel = firstIn(reading, 'travel') !== undefined;
  const air = firstIn<'with' | 'without'>(reading.again(), 'air');
  // Words about the budget are a wish. The remaining words may be a question.
  const asking = reading.again();
  const isTrip = asksForTrip(asking);
  const intent = intentOf(asking, isWithoutTravel ? reading.again() : reading.again(named), isTrip);
  const subjects = subjectsIn(reading.again(named));
  const aspects = aspectsIn(reading.again(named));
  const clocks = clocksIn(reading);
  const isRegionOut = word(withoutRegion).test(reading.text);
  const regionNamed = firstIn<NonNullable<Turn['region']>>(reading, 'region');
  const region = isRegionOut ? undefined : regionNamed;
  const times = timesIn(reading, today, referents.near);
  const changes = changesIn(reading);
  const boats = boatWishesIn(reading);
  const ops = nightOpsIn(reading, referents.isOnPlan === true);
  const nightOps = referents.isOnPlan ? ops : [];
  const athens = nightOps.length > 0 ? undefined : (athensOfOps(ops) ?? athensNightsIn(reading));
  const nightRules = [...nightRulesIn(reading), ...(referents.isOnPlan ? [] : rulesOfOps(ops))];
  const places = withStops(placesIn(reading, named, roles), ops, referents.isOnPlan === true);
  const length = lengthIn(reading);
  const party = partyIn(reading);
  const wind = windIn(named);
  const nth = firstIn<(typeof ordinals)[number]>(reading.again(), 'nth');
  const anyHour = reading.has(anyOf('any-hour'));
  for (const slot of slotsOf[intent ?? 'trip'] ?? []) valuesIn(reading.again(named), slot);
  const isOpen = times.every(({ grain }) => grain === 'month');
  const dayOfMonth = isOpen ? dayOfMonthIn(reading, said) : undefined;
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
    ...(wind ? { wind } : {}),
    ...(nth ? { nth: nth === 'last' ? -1 : ordinals.indexOf(nth) } : {}),
    ...(anyHour ? { anyHour } : {}),
    tastes: tastesIn(reading),
    sums: sumsIn(named),
    costs: costWishesIn(named, boats),
    boats,
    nightRules,
    nightOps,
    places:
      regionNamed && isRegionOut
        ? { ...places, avoids: [...places.avoids, ...regions[regionNamed]] }
        : places,
    changes,
    ...(athens ? { athens } : {}),
    ...(air ? { air } : {}),
    ...(region ? { region } : {}),
    ...(word(anyOf('elsewhere')).test(named) ? { isElsewhere: true } : {}),
    text: named,
    said,
    subjects,
    aspects,
    unused: unusedIn(reading, named, said, referents.locale),
  };
}
