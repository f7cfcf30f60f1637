import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Intent } from '../understand/intent';
import type { PlaceId } from '../understand/place-names';
import { anyOf } from '../understand/slots';
import type { Subject } from '../understand/subjects';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import type { TripState } from './trip-state';

/** Two islands to choose from: `Milos or Santorini for four nights in May?` */
const choice =
  /@([a-z]+)@ ?,?(?: in \p{L}+)? (?:or|vs\.?|versus|ή|η) (?:should (?:i|we) (?:do|go to|choose) |rather |better |the |(?:να )?(?:παμε|παω) |καλυτερα |η |ο |στη[ν]? |στο[ν]? |τη[ν]? |το[ν]? )*@([a-z]+)@/u;

/** `Is Ios dearer than Sifnos?` */
const comparative =
  /@([a-z]+)@ (?:more |less |πιο )?\p{L}+(?: \p{L}+)? (?:than|απ'?|απο) (?:τη[ν]? |το[ν]? )?@([a-z]+)@/u;

const compares =
  /(?<!\p{L})(?:different from|διαφερ\p{L}+|compar\p{L}+|vs|versus|difference between|συγκρι\p{L}+)(?!\p{L})/u;

export function isChoice({ text, intent, places, asksForTrip, subjects }: Turn): boolean {
  if (places.flyIn || places.flyOut || subjects.some((one) => !besideChoice.has(one))) return false;
  if (compares.test(text) && new Set(places.mentioned.filter(isIslandSlug)).size > 1) return true;
  const [, one, other] = choice.exec(text) ?? comparative.exec(text) ?? [];
  if (!one || !other || !isIslandSlug(one) || !isIslandSlug(other)) return false;
  const isQuestion = /[?;]|better|which|compare|should (?:i|we)|καλυτερ|ποιο|συγκρι/u.test(text);
  return isQuestion && intent !== 'ferry' && !(asksForTrip && places.mentioned.length > 2);
}

/** Subjects that a comparison of islands takes up; of others, both islands are asked. */
const besideChoice = new Set<Subject>([
  ...[
    'closed',
    'meltemi',
    'pets',
    'walking',
    'winter',
    'seasick',
    'bathing',
    'easter',
    'mid-august',
  ],
]);

/** A crossing between two places on one day: `Athens -> Koufonisia, 2 July`. */
export function isCrossing({ places, times, length, intent, text, asksForTrip }: Turn): boolean {
  const ends = new Set(places.mentioned);
  if (ends.size !== 2 || length || times.some(({ grain }) => grain !== 'day') || times.length > 1)
    return false;
  if (intent !== undefined && !crossingIntents.has(intent)) return false;
  const isFromTo = Boolean(places.start && places.end && places.start !== places.end);
  const isRoute = /@[a-z]+@(?: iata)? ?(?:->|-|>|to|για|προσ) ?(?:την? |τον? |το )?@[a-z]+@/u.test(
    text,
  );
  const isBare = /^[^@]*@[a-z]+@ ?-? ?@[a-z]+@[^@]*$/u.test(text) && times.length === 1;
  const isPortAndIsland =
    times.length === 1 && [...ends].filter(isIslandSlug).length === 1 && !asksForTrip;
  return !places.flyOut && (isFromTo || isRoute || isPortAndIsland || (isBare && !asksForTrip));
}

const crossingIntents = new Set<Intent>([
  'ferry',
  'about',
  'duration',
  'cost',
  'flights',
  'compare',
]);

/** Intents that a question for an aspect of an island does not change. */
const besideAspect = new Set<Intent | undefined>([
  ...([
    undefined,
    'hotels',
    'activities',
    'shelter',
    'vehicles',
    'about',
    'ferry',
    'cost',
  ] as const),
  ...([
    'which-island',
    'duration',
    'transfers',
    'hello',
    'thanks',
    'help',
    'compare',
    'day-trip',
  ] as const),
]);
const mentions = new Set<Intent | undefined>([undefined, 'about', 'compare', 'hello', 'thanks']);
const windy = word(anyOf('wind'));

/** A question for what the guide of an island describes: where to stay, food, walks, children. */
export function isOnAspect(turn: Turn): boolean {
  const { aspects, places, intent, times, length, wind, text, asksForTrip, subjects } = turn;
  const { asked, besides } = aspects;
  const islands = places.mentioned.filter(isIslandSlug);
  const isMeant = islands.some((one) => !places.avoids.includes(one));
  if (!isMeant || !besideAspect.has(intent) || (length && times.length > 0)) return false;
  if (places.wants.length > 1 && (length || times.length > 0)) return false;
  if (asked) return !(asked === 'beaches' && (wind || windy.test(text)));
  const isOpen = times.every(({ grain }) => grain === 'month' || grain === 'season');
  const isPlain = !asksForTrip && !length && isOpen && subjects.length === 0;
  return besides.length > 0 && isPlain && mentions.has(intent);
}

/** Intents that only accompany a subject of our texts: `which island has a hospital?` */
const besideSubject = new Set<Intent | undefined>([
  ...([undefined, 'which-island', 'about', 'duration', 'ferry', 'hotels', 'help'] as const),
  ...(['hello', 'thanks', 'wind', 'vehicles', 'compare', 'activities', 'booking'] as const),
]);

/** Subjects that a question for something else only mentions. */
const asides = new Set<Subject>(['seasick', 'bathing', 'easter', 'mid-august', 'winter']);
const ownTools = new Set<Intent>(['ferry', 'duration', 'hotels', 'activities', 'booking']);

/** Subjects on which a cancelled boat is not a matter of the weather. */
const noWeather = new Set<Subject>(['strike', 'late', 'change-booking']);

export function isOnSubject({ subjects, intent, places, times, text }: Turn): boolean {
  const isTrip = places.wants.length > 1 && times.length > 0;
  if (intent === 'vehicles' && !subjects.some((one) => one === 'hire-aboard' || one === 'licence'))
    return false;
  const isWind = intent === 'wind' && !subjects.some((one) => noWeather.has(one));
  if (subjects.length === 0 || !besideSubject.has(intent) || isTrip || isWind) return false;
  // `Boats to Tinos on 15 August`: the boats, with what our texts say on the day.
  const isOwn =
    intent === 'which-island' ||
    (intent !== undefined && ownTools.has(intent) && places.mentioned.length > 0);
  if (isOwn && subjects.every((one) => asides.has(one))) return false;
  if (intent === 'hotels' && !subjects.includes('camping')) return false;
  return !(subjects.every((one) => one === 'meltemi') && /beach|παραλι/u.test(text));
}

/** A question for papers or payment that gives its dates and asks for no trip: `a visa for 3 weeks in June`. */
export const isOnPapers = ({ subjects, asksForTrip, text }: Turn): boolean =>
  !asksForTrip && /[?;]/.test(text) && subjects.some((one) => one === 'papers' || one === 'fee');

/** A landing with its time, one island and no nights: which boat is the first? */
export const isLanding = ({ hours, places, length, text }: Turn, trip: TripState) =>
  hours.landing !== undefined &&
  !trip.isAsked &&
  !length &&
  !places.flyOut &&
  !/(?<!\p{L})plan(?!\p{L})|itinerary|προγραμμα/u.test(text) &&
  new Set(places.mentioned.filter((one) => isIslandSlug(one) && one !== places.flyIn)).size === 1;

/** A boat that has to be in port by an hour: `I must be on Naxos by 6pm`. */
export const isDue = ({ hours, places, times }: Turn, trip: TripState) =>
  hours.arriveBy !== undefined &&
  !trip.isAsked &&
  times.some(({ grain }) => grain === 'day') &&
  !places.flyOut &&
  new Set(places.mentioned.filter(isIslandSlug)).size === 1;

const asksTheWay =
  /how (?:do|can|should|to|would)|reach|get (?:to|from)|metro|bus|taxi|train|πωσ|μετρο|λεωφορει|ταξι/u;

export const wayBack = word(anyOf('way-back'));

/** A crossing and the way back on a later day, each with its own hours. */
export function isThereAndBack({
  places,
  times,
  text,
  length,
  asksForTrip,
  intent,
}: Turn): boolean {
  const days = times.filter(({ grain }) => grain === 'day');
  return (
    days.length === 2 &&
    times.length === 2 &&
    (days[0]?.first ?? '') < (days[1]?.first ?? '') &&
    new Set(places.mentioned).size === 2 &&
    !places.flyIn &&
    !places.flyOut &&
    // Both ends are named before the way back.
    (text.split(wayBack)[0]?.match(/@[a-z]+@/g) ?? []).length === 2 &&
    wayBack.test(text) &&
    !length &&
    !asksForTrip &&
    (intent === undefined || intent === 'ferry') &&
    places.wants.every(({ nights }) => !nights)
  );
}

/** A ride between an airport and a port or a town: `Athens airport to Piraeus by metro`. */
export function isRide({ text, places }: Turn): boolean {
  const names = new Set(places.mentioned);
  const islands = [...names].filter(isIslandSlug);
  const isAirport = names.has('ath') || /airport|iata|αεροδρομι/u.test(text);
  if (!isAirport || !asksTheWay.test(text)) return false;
  const ports = [...names].filter((one) => !isIslandSlug(one) && one !== 'ath' && one !== 'athens');
  return islands.length === 0 ? ports.length === 1 : islands.length === 1 && names.size === 1;
}

/** A boat that arrives before a flight, with both times. */
export const isConnection = ({ clocks, text, length }: Turn) =>
  clocks.length === 2 &&
  !length &&
  /flight|plane|πτηση|αεροπλαν/u.test(text) &&
  /(?:ferry|boat|ship|πλοιο|καραβι)[^.;?]*(?:arriv|gets? in|lands|φταν|ερχεται|docks)/u.test(text);

/** Airport of a flight home: an island with one, or Athens. */
export const airportOf = ({ places }: Turn): PlaceId | undefined =>
  places.flyOut ?? places.mentioned.find((one) => one === 'ath' || one === 'athens');

/** A flight home and the island before it, with the question for a boat. */
export function isFlightHome(turn: Turn, trip: TripState): boolean {
  const { places, times, clocks, text, length } = turn;
  const airport = airportOf(turn);
  const islands = new Set(places.mentioned.filter((one) => isIslandSlug(one) && one !== airport));
  return (
    !trip.isAsked &&
    !length &&
    (clocks.length > 0 || times.length > 0) &&
    /flight|fly|plane|πτηση|πεταω|πεταμε|αεροπλαν/u.test(text) &&
    airport !== undefined &&
    islands.size === 1 &&
    !/(?<!\p{L})(?:land|into|προσγει)/u.test(text) &&
    /boat|ferry|ship|leave|get back|πλοιο|καραβι|φυγ|φευγ/u.test(text)
  );
}

const foreign = word(anyOf('language'), 'g');

/** Two or more words of another language. */
export const isOtherLanguage = ({ text }: Turn) => new Set(text.match(foreign)).size > 1;

/** Requires a subject of ours: «γράψε μου πρόγραμμα σε Python» asks for no trip. */
export const hasTripSense = (turn: Turn) =>
  turn.places.mentioned.length > 0 ||
  turn.times.length > 0 ||
  turn.changes.count !== undefined ||
  /island|cyclad|greece|greek|trip|holiday|vacation|honeymoon|itinerary|travel|νησι|κυκλαδ|ελλαδα|ταξιδι|διακοπ|εξορμηση|αποδραση/u.test(
    turn.text,
  );
