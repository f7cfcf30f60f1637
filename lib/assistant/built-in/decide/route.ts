import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Guess } from '../intent/classifier';
import type { Intent } from '../intent/intents';
import { asksCost, asksDifference } from '../understand/cost-wishes';
import type { Turn } from '../understand/turn';
import { isSum } from './sums';
import type { Topic } from './topic';

/** The topic of the answer to a message, and its intent. */
export interface Route {
  readonly topic: Topic;
  readonly intent: Intent;
}

/** Topic that usually answers an intent. */
const topicOf: Readonly<Record<Intent, Topic>> = {
  plan: 'trip',
  change: 'trip',
  'which-island': 'which-island',
  compare: 'compare',
  about: 'about',
  'trip-cost': 'cost',
  days: 'aspect',
  when: 'aspect',
  save: 'save',
  boats: 'ferry',
  duration: 'duration',
  'day-trip': 'day-trip',
  landing: 'ferry',
  'flight-home': 'flight-home',
  'boats-wind': 'wind',
  transfer: 'transfers',
  flights: 'flights',
  forecast: 'weather',
  climate: 'weather',
  shelter: 'shelter',
  stay: 'aspect',
  rooms: 'hotels',
  food: 'aspect',
  beaches: 'aspect',
  walks: 'aspect',
  nightlife: 'aspect',
  sights: 'aspect',
  sunset: 'aspect',
  activities: 'activities',
  vehicles: 'vehicles',
  around: 'aspect',
  children: 'aspect',
  access: 'aspect',
  prices: 'aspect',
  services: 'passage',
  feasts: 'passage',
  documents: 'passage',
  tickets: 'passage',
  refund: 'passage',
  rights: 'passage',
  strike: 'passage',
  luggage: 'passage',
  pets: 'passage',
  'car-aboard': 'passage',
  seasick: 'passage',
  aboard: 'passage',
  health: 'passage',
  money: 'passage',
  water: 'passage',
  phone: 'passage',
  rules: 'passage',
  safety: 'passage',
  packing: 'packing',
  phrase: 'phrase',
  work: 'passage',
  booking: 'booking',
  outside: 'outside',
  language: 'language',
  site: 'help',
  hello: 'hello',
  thanks: 'thanks',
};

/** True for an intent that a section of an island's guide answers. */
export const isOnGuide = (intent: Intent): boolean => topicOf[intent] === 'aspect';

/** Aspect of a guide that answers an intent, where it is called otherwise. */
const aspectFor: Partial<Record<Intent, string>> = { rooms: 'stay' };
export const aspectOfIntent = (intent: Intent): string => aspectFor[intent] ?? intent;

/** Intents of the subjects that words alone give away. */
const intentsOfSubject: Readonly<Record<string, readonly Intent[]>> = {
  urgent: ['health'],
  pets: ['pets'],
  storage: ['luggage', 'services'],
  'lost-luggage': ['luggage', 'flights', 'rights'],
  luggage: ['luggage'],
  walking: ['access'],
  lifts: ['access'],
  duty: ['services', 'health', 'when'],
  sunday: ['services', 'when'],
  dialysis: ['services', 'health'],
  health: ['services', 'health'],
  cash: ['services', 'money'],
  camping: ['rules', 'rooms'],
  'port-early': ['transfer'],
  gate: ['transfer'],
  strike: ['strike', 'rights'],
  water: ['water'],
  riding: ['vehicles'],
  licence: ['vehicles'],
  'delos-night': ['day-trip', 'sights', 'when', 'rules', 'rooms', 'stay'],
  delos: ['day-trip', 'sights'],
  'hire-aboard': ['car-aboard'],
  emergency: ['health', 'safety'],
  'hotel-money': ['rights', 'refund'],
  seasick: ['seasick'],
  bathing: ['climate'],
  easter: ['feasts'],
  'mid-august': ['feasts'],
  winter: ['when'],
  late: ['rights'],
  missed: ['rights', 'refund'],
  roaming: ['phone'],
  camper: ['car-aboard'],
  closed: ['when'],
  'book-ahead': ['tickets'],
  'change-date': ['refund'],
  'change-booking': ['refund'],
  papers: ['documents'],
  'need-car': ['vehicles', 'around'],
  fee: ['money'],
  vegan: ['food'],
  season: ['when', 'climate'],
  meltemi: ['climate', 'boats-wind', 'when'],
};

/** True if a subject of a message is one that its intent is on. */
export const isOnIntent = ({ subjects }: Turn, intent: Intent): boolean =>
  subjects.some((one) => intentsOfSubject[one]?.includes(intent));

/** Worth of the question before, beside a probability, for a message that can go on with it. */
const worthOfThread = 0.2;

/** A number of nights, or days from one to another. */
const hasDays = ({ length, times, places }: Turn): boolean =>
  length !== undefined ||
  times.some(({ grain }) => grain === 'range') ||
  times.filter(({ grain }) => grain === 'day').length > 1 ||
  places.wants.some(({ nights }) => nights);

/** The topic for an intent, with what a message and its conversation name; undefined if that is too little. */
function topicFor(intent: Intent, turn: Turn, hasTrip: boolean): Topic | undefined {
  const usual = topicOf[intent];
  const places = turn.places.mentioned;
  const islands = new Set(places.filter(isIslandSlug));
  switch (usual) {
    case 'compare':
      return islands.size > 1 ? usual : undefined;
    case 'aspect':
      // `Are four days enough for Milos and Sifnos from 8 May?`: a plan shows it.
      if (intent === 'days' && islands.size > 1 && hasDays(turn)) return 'trip';
      // `Anywhere cheaper with bars?`: islands to choose from, whatever island was spoken of.
      if (turn.isElsewhere) return 'which-island';
      return islands.size > 0 ? usual : 'passage';
    case 'passage':
      // `How much is the car, Piraeus to Paros?`: the fare of the boats.
      if (intent === 'car-aboard' && new Set(places).size === 2 && asksCost(turn)) return 'ferry';
      return isOnIntent(turn, intent) ? 'subject' : usual;
    case 'flights':
      return islands.size > 0 ? usual : 'which-island';
    case 'about':
    case 'hotels':
    case 'activities':
      return islands.size > 0 ? usual : 'passage';
    case 'weather':
      return islands.size > 0 || turn.times.length > 0 || intent === 'forecast' ? usual : 'passage';
    case 'ferry':
      // `To Ios for six nights, which boats?`
      return !hasTrip && turn.length && islands.size === 1 && places.length < 2 ? 'trip' : usual;
    case 'duration':
    case 'day-trip':
      return places.length > 0 ? usual : undefined;
    case 'flight-home':
      // Two days or a number of nights are a trip that ends with a flight.
      return islands.size > 0 && !hasDays(turn) ? usual : undefined;
    case 'cost':
      // `A week on some island, for 1500`: a plan, held against the budget.
      return !hasTrip && hasDays(turn) && turn.budget && (islands.size === 0 || !asksCost(turn))
        ? 'trip'
        : usual;
    case 'trip':
      return hasTrip || hasDays(turn) || turn.times.length > 0 || islands.size > 0
        ? usual
        : 'which-island';
    case 'which-island':
      return hasDays(turn) && !turn.isElsewhere ? 'trip' : usual;
    case 'vehicles':
      if (isOnIntent(turn, intent)) return 'subject';
      return islands.size > 0 ? usual : 'passage';
    default:
      return usual === 'transfers' && isOnIntent(turn, intent) ? 'subject' : usual;
  }
}

/**
 * Decides what a message asks: the likeliest intent that its parts allow. `going` is the question
 * before, if the message can go on with it.
 */
export function routeOf(
  guesses: readonly Guess[],
  turn: Turn,
  hasTrip: boolean,
  going: Topic | undefined,
): Route {
  const [first] = guesses;
  if (isSum(turn) || (going === 'cost' && asksDifference(turn)))
    return { topic: 'cost', intent: 'trip-cost' };
  // An emergency is told by its words, whatever else is guessed.
  if (turn.subjects.includes('urgent')) return { topic: 'subject', intent: 'health' };
  const [best] = guesses
    .flatMap(({ intent, probability }) => {
      const topic = topicFor(intent, turn, hasTrip);
      const worth = topic === going ? probability + worthOfThread : probability;
      return topic ? [{ intent, topic, worth }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  return best ?? { topic: 'passage', intent: first?.intent ?? 'about' };
}
