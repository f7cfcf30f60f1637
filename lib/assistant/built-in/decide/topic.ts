import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { isCommon } from '@/lib/search/site-search/words';
import type { ToolResult } from '../conversation';
import type { Intent } from '../understand/intent';
import { anyOf } from '../understand/slots';
import type { Subject } from '../understand/subjects';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import { howLong } from './passages';
import { windIn } from './shelter-facts';
import type { TripState } from './trip-state';

/** Topic of a message. */
export type Topic =
  | Exclude<Intent, 'trip'>
  | 'trip'
  | 'passage'
  | 'refusal'
  | 'subject'
  | 'flight-home'
  | 'connection'
  | 'language';

/** Decides whether a message is about a trip or asks for a single fact. */
export function topicOf(turn: Turn, trip: TripState, plan: ToolResult | undefined): Topic {
  const { intent, length, times, places, changes, tastes, boats, party, budget, dayOfMonth } = turn;
  const isStaying = places.wants.some(({ nights }) => nights);
  const hasTastes = tastes.likes.length + tastes.dislikes.length > 0 || tastes.pace !== undefined;
  const hasChange =
    places.swap !== undefined ||
    places.moreNights !== undefined ||
    changes.shift !== undefined ||
    changes.cheaper === true ||
    changes.lessSea === true ||
    changes.islands !== undefined ||
    changes.other === true ||
    changes.reverse === true;
  const days = times.filter(({ grain }) => grain === 'day').length;
  const isRange =
    (times.some(({ grain }) => grain === 'range') || days > 1) && places.wants.length > 0;
  const isDays = length !== undefined || isStaying || isRange;
  // Dates with a length ask for a trip: `ten nights from 3 July, calm beaches`.
  const isDated =
    times.some(({ grain }) => grain === 'range') ||
    days > 1 ||
    (length !== undefined && times.length > 0);
  const hasMore =
    times.length > 0 ||
    places.wants.length > 0 ||
    places.end !== undefined ||
    places.start !== undefined ||
    party !== undefined ||
    budget !== undefined ||
    hasTastes ||
    Object.keys(boats).length > 0 ||
    turn.hours.after !== undefined ||
    turn.hours.before !== undefined ||
    places.avoids.length > 0 ||
    changes.count !== undefined ||
    changes.others !== undefined;
  const isEnough = isDays || isDated;
  if (intent === 'booking' && !isEnough) return 'booking';
  if (intent === 'where-then' && plan) return 'where-then';
  if (isOtherLanguage(turn)) return 'language';
  if (isConnection(turn)) return 'connection';
  if (isFlightHome(turn, trip) && !isEnough) return 'flight-home';
  if (intent === 'day-trip' && (!isDays || length?.said === 'days') && places.mentioned.length > 0)
    return 'day-trip';
  if (isLanding(turn, trip) && !isDays) return 'ferry';
  if (isChoice(turn)) return 'compare';
  if (isCrossing(turn) && !isDays && (!trip.isAsked || intent === 'ferry') && !hasChange)
    return intent === 'duration' ? intent : 'ferry';
  // `Where to swim in a north wind`: a beach, not a boat or a forecast.
  if (windIn(turn.text) && swims.test(turn.text) && !isEnough && intent !== 'ferry')
    return 'shelter';
  if (turn.air && !isEnough && places.mentioned.length === 0) return 'which-island';
  if (isOnSubject(turn) && !isEnough && !hasChange) return 'subject';
  switch (intent) {
    case 'booking':
    case 'where-then':
    case 'day-trip':
      break;
    case 'phrase':
    case 'packing':
    case 'duration':
      return intent;
    case 'compare':
      return isDays || (places.flyOut && places.flyIn) ? 'trip' : 'about';
    case 'cost':
    case 'wind':
    case 'shelter':
    case 'transfers':
      return intent === 'cost' && hasChange
        ? 'trip'
        : ((isDays && turn.asksForTrip) || (isDated && intent === 'shelter')) && intent !== 'cost'
          ? 'trip'
          : intent;
    case 'weather':
    case 'hotels':
    case 'activities':
    case 'vehicles':
    case 'flights':
      if (turn.air && isEnough) return 'trip';
      return isDays &&
        (turn.asksForTrip || places.wants.length > 1 || (places.flyOut && places.flyIn))
        ? 'trip'
        : intent;
    case 'ferry':
      if (trip.isAsked && hasChange) return 'trip';
      if (
        trip.isAsked &&
        (Object.keys(boats).length > 0 || turn.hours.after || turn.hours.before) &&
        places.mentioned.length === 0
      )
        return 'trip';
      return isDays || (turn.asksForTrip && places.wants.length > 1) ? 'trip' : 'ferry';
    case 'which-island':
    case 'about':
      return isDays || isDated || (trip.isAsked && hasChange) ? 'trip' : intent;
    case 'save':
      return 'save';
    default:
      break;
  }
  if (isDays || (trip.isAsked && hasChange)) return 'trip';
  if (trip.isAsked && (hasMore || dayOfMonth || changes.anyDay || (changes.yes && !plan)))
    return 'trip';
  // `Somewhere in September with good food`: a suggestion of islands, not a plan.
  const isMonth = times.every(({ grain }) => grain === 'month' || grain === 'season');
  if (changes.single && isMonth && hasTastes && !trip.isAsked && places.wants.length === 0)
    return 'which-island';
  if (turn.asksForTrip && (hasMore || intent === undefined) && hasTripSense(turn)) return 'trip';
  if (places.wants.length > 1 || (times.length > 0 && (hasTastes || party || budget)))
    return 'trip';
  if (places.flyOut || places.flyIn) return 'trip';
  if (intent) return intent;
  if (
    places.mentioned.some(isIslandSlug) &&
    (contentWords(turn).length === 0 || howLong.test(turn.text))
  )
    return 'about';
  return 'passage';
}

/** Two islands to choose from: `Milos or Santorini for four nights in May?` */
const choice =
  /@([a-z]+)@ ?,?(?: in \p{L}+)? (?:or|vs\.?|versus|ή|η) (?:should (?:i|we) (?:do|go to|choose) |rather |better |the |στη[ν]? |στο[ν]? |τη[ν]? |το[ν]? )?@([a-z]+)@/u;

function isChoice({ text, intent, places, asksForTrip, subjects }: Turn): boolean {
  if (places.flyIn || places.flyOut || subjects.some((one) => !besideChoice.has(one))) return false;
  const [, one, other] = choice.exec(text) ?? [];
  if (!one || !other || !isIslandSlug(one) || !isIslandSlug(other)) return false;
  const isQuestion = /[?;]|better|which|compare|should (?:i|we)|καλυτερ|ποιο|συγκρι/u.test(text);
  return isQuestion && intent !== 'ferry' && !(asksForTrip && places.mentioned.length > 2);
}

/** Subjects that a comparison of islands takes up; of others, both islands are asked. */
const besideChoice = new Set<Subject>(['closed', 'meltemi', 'pets']);

/** A crossing between two places on one day: `Athens -> Koufonisia, 2 July`. */
function isCrossing({ places, times, length, intent, text }: Turn): boolean {
  const ends = new Set(places.mentioned);
  if (ends.size !== 2 || length || times.some(({ grain }) => grain !== 'day') || times.length > 1)
    return false;
  if (intent !== undefined && !crossingIntents.has(intent)) return false;
  const isFromTo = Boolean(places.start && places.end && places.start !== places.end);
  const isRoute = /@[a-z]+@(?: iata)? ?(?:->|-|>|to|για|προσ) ?(?:την? |τον? |το )?@[a-z]+@/u.test(
    text,
  );
  return !places.flyOut && (isFromTo || isRoute);
}

const crossingIntents = new Set<Intent>([
  'ferry',
  'about',
  'duration',
  'cost',
  'flights',
  'compare',
]);

/** Intents that only accompany a subject of our texts: `which island has a hospital?` */
const besideSubject = new Set<Intent | undefined>([
  ...([undefined, 'which-island', 'about', 'duration', 'ferry', 'hotels', 'help'] as const),
  ...(['hello', 'thanks', 'wind'] as const),
]);

function isOnSubject({ subjects, intent, places, times, text }: Turn): boolean {
  const isTrip = places.wants.length > 1 && times.length > 0;
  const isWind = intent === 'wind' && !subjects.includes('strike');
  if (subjects.length === 0 || !besideSubject.has(intent) || isTrip || isWind) return false;
  if (intent === 'hotels' && !subjects.includes('camping')) return false;
  return !(subjects.every((one) => one === 'meltemi') && /beach|παραλι/u.test(text));
}

/** A landing with its time, one island and no nights: which boat is the first? */
const isLanding = ({ hours, places, length, text }: Turn, trip: TripState) =>
  hours.landing !== undefined &&
  !trip.isAsked &&
  !length &&
  !places.flyOut &&
  !/(?<!\p{L})plan(?!\p{L})|itinerary|προγραμμα/u.test(text) &&
  new Set(places.mentioned.filter((one) => isIslandSlug(one) && one !== places.flyIn)).size === 1;

/** A boat that arrives before a flight, with both times. */
const isConnection = ({ clocks, text, length }: Turn) =>
  clocks.length === 2 &&
  !length &&
  /flight|plane|πτηση|αεροπλαν/u.test(text) &&
  /(?:ferry|boat|ship|πλοιο|καραβι)[^.;?]*(?:arriv|gets? in|lands|φταν|ερχεται|docks)/u.test(text);

/** A flight from Athens and the island before it, with the question for a boat. */
const isFlightHome = ({ places, times, clocks, text, length }: Turn, trip: TripState) =>
  !trip.isAsked &&
  !length &&
  (clocks.length > 0 || times.length > 0) &&
  /flight|fly|plane|πτηση|πεταω|πεταμε|αεροπλαν/u.test(text) &&
  places.mentioned.some((one) => one === 'ath' || one === 'athens') &&
  places.mentioned.filter(isIslandSlug).length === 1 &&
  !/(?<!\p{L})(?:land|into|προσγει)/u.test(text) &&
  /boat|ferry|ship|leave|get back|πλοιο|καραβι|φυγ|φευγ/u.test(text);

const foreign = word(anyOf('language'), 'g');
const swims = word(anyOf('swim'));

/** Two or more words of another language. */
const isOtherLanguage = ({ text }: Turn) => new Set(text.match(foreign)).size > 1;

/** Requires a subject of ours: «γράψε μου πρόγραμμα σε Python» asks for no trip. */
const hasTripSense = (turn: Turn) =>
  turn.places.mentioned.length > 0 ||
  turn.times.length > 0 ||
  turn.changes.count !== undefined ||
  /island|cyclad|greece|greek|trip|holiday|vacation|honeymoon|itinerary|travel|νησι|κυκλαδ|ελλαδα|ταξιδι|διακοπ|εξορμηση|αποδραση/u.test(
    turn.text,
  );
/** Words of a message that carry its subject. */
export function contentWords({ text }: Turn): string[] {
  return [...text.replace(/@[a-z]+@/g, ' ').matchAll(/\p{L}{3,}/gu)]
    .map(([one]) => one)
    .filter((one) => !isCommon(one) && !small.has(one));
}

const small = new Set(
  'season εποχη please could would like want know need there some any much many very really about just πειτε θελω ξερω εχετε υπαρχει μπορειτε παρακαλω λιγο πολυ καποιο που best good nice great top recommend favourite favorite should καλυτερη καλυτερεσ καλυτερο καλη καλεσ καλο ωραια ωραιεσ ωραιο'.split(
    ' ',
  ),
);
