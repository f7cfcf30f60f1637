import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Guess } from '../intent/classifier';
import type { Intent } from '../intent/intents';
import { asksCost, asksDifference } from '../understand/cost-wishes';
import type { Turn } from '../understand/turn';
import { aspectsOf } from './aspect';
import { isSum } from './sums';
import type { Topic } from './topic';

/** The topic of the answer to a message, and its intent. */
export interface Route {
  readonly topic: Topic;
  readonly intent: Intent;
}

/** Topics that can answer an intent, the usual one first. */
const topicsOf: Readonly<Record<Intent, readonly Topic[]>> = {
  plan: ['trip', 'which-island', 'where-then'],
  change: ['trip', 'which-island', 'where-then'],
  'which-island': ['which-island', 'trip'],
  compare: ['compare', 'flights'],
  about: ['about'],
  'trip-cost': ['cost'],
  days: ['aspect'],
  when: ['aspect', 'passage'],
  save: ['save'],
  boats: ['ferry', 'duration'],
  duration: ['duration', 'ferry'],
  'day-trip': ['day-trip'],
  landing: ['ferry', 'connection'],
  'flight-home': ['flight-home'],
  'boats-wind': ['wind'],
  transfer: ['transfers'],
  flights: ['flights', 'which-island'],
  forecast: ['weather'],
  climate: ['weather'],
  shelter: ['shelter'],
  stay: ['aspect', 'hotels'],
  rooms: ['hotels', 'aspect'],
  food: ['aspect'],
  beaches: ['aspect'],
  walks: ['aspect', 'activities'],
  nightlife: ['aspect'],
  sights: ['aspect', 'activities'],
  sunset: ['aspect'],
  activities: ['activities'],
  vehicles: ['vehicles'],
  around: ['aspect', 'transfers'],
  children: ['aspect'],
  access: ['aspect'],
  prices: ['aspect'],
  services: ['passage'],
  feasts: ['passage'],
  documents: ['passage'],
  tickets: ['passage'],
  refund: ['passage'],
  rights: ['passage'],
  strike: ['passage'],
  luggage: ['passage'],
  pets: ['passage'],
  'car-aboard': ['passage'],
  seasick: ['passage'],
  aboard: ['passage'],
  health: ['passage'],
  money: ['passage'],
  water: ['passage'],
  phone: ['passage'],
  rules: ['passage'],
  safety: ['passage'],
  packing: ['packing'],
  phrase: ['phrase'],
  work: ['passage'],
  booking: ['booking'],
  outside: ['outside'],
  language: ['language'],
  site: ['help', 'passage'],
  hello: ['hello'],
  thanks: ['thanks'],
};

/** Aspect of a guide that answers an intent, where it is called otherwise. */
const aspectFor: Partial<Record<Intent, string>> = { rooms: 'stay' };
export const aspectOfIntent = (intent: Intent): string => aspectFor[intent] ?? intent;

/** Intents of the subjects that words alone give away. */
const intentsOfSubject: Readonly<Record<string, readonly Intent[]>> = {
  urgent: ['health'],
  pets: ['pets'],
  luggage: ['luggage'],
  walking: ['access'],
  lifts: ['access'],
  health: ['services', 'health'],
  cash: ['services', 'money'],
  camping: ['rules', 'rooms'],
  'port-early': ['transfer'],
  gate: ['transfer'],
  strike: ['strike', 'rights'],
  water: ['water'],
  licence: ['vehicles'],
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

/** Worth of the topic that the words alone give, beside a probability. */
const worthOfWords = 0.2;
const worthOfPassage = 0.08;
/** Topics that words decide alone: a refused text, a command, a connection with two times, a booking. */
const decided = new Set<Topic>(['refusal', 'save', 'connection', 'booking']);

/** True if a topic that was read from words alone answers an intent. */
function fits(topic: Topic, intent: Intent, turn: Turn): boolean {
  if (topic === 'aspect') return aspectsOf(turn)[0] === aspectOfIntent(intent);
  if (topic === 'subject') return isOnIntent(turn, intent);
  return topicsOf[intent].includes(topic);
}

/** The topic for an intent, with what a message and its conversation name; undefined if that is too little. */
function topicFor(intent: Intent, turn: Turn, hasTrip: boolean, words: Topic): Topic | undefined {
  const [usual] = topicsOf[intent];
  const islands = new Set(turn.places.mentioned.filter(isIslandSlug));
  switch (usual) {
    case 'compare':
      return islands.size > 1 ? usual : undefined;
    case 'aspect':
      return islands.size > 0 ? usual : 'passage';
    case 'about':
    case 'weather':
    case 'hotels':
    case 'activities':
    case 'vehicles':
      return islands.size > 0 ? usual : intent === 'forecast' ? usual : 'passage';
    case 'ferry':
    case 'duration':
    case 'day-trip':
      return turn.places.mentioned.length > 0 ? usual : undefined;
    case 'flight-home':
      // Two days or a number of nights are a trip that ends with a flight.
      return [...islands].some((one) => one !== turn.places.flyOut) &&
        turn.times.length < 2 &&
        !turn.length
        ? usual
        : undefined;
    case 'cost':
      // `A week on some island, for 1500`: a plan, held against the budget.
      return !hasTrip && words === 'trip' && (islands.size === 0 || !asksCost(turn))
        ? 'trip'
        : usual;
    case 'trip':
      return hasTrip || turn.length || turn.times.length > 0 || islands.size > 1
        ? usual
        : 'which-island';
    default:
      return usual;
  }
}

/**
 * Decides what a message asks: the likeliest intent that its parts allow, where the topic that its
 * words alone give counts for its intents.
 */
export function routeOf(
  guesses: readonly Guess[],
  words: Topic,
  turn: Turn,
  hasTrip: boolean,
): Route {
  const [first] = guesses;
  if (isSum(turn) || (words === 'cost' && asksDifference(turn)))
    return { topic: 'cost', intent: 'trip-cost' };
  const isUrgent = words === 'subject' && turn.subjects.includes('urgent');
  const isElsewhere = words === 'which-island' && turn.isElsewhere;
  const worth = words === 'passage' || words === 'about' ? worthOfPassage : worthOfWords;
  const ranked = guesses
    .flatMap(({ intent, probability }) => {
      if (fits(words, intent, turn)) return [{ intent, topic: words, worth: probability + worth }];
      const topic = topicFor(intent, turn, hasTrip, words);
      return topic ? [{ intent, topic, worth: probability }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = ranked;
  if (!best || decided.has(words) || isUrgent || isElsewhere)
    return { topic: words, intent: first?.intent ?? 'about' };
  return best;
}
