import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { isCommon } from '@/lib/search/site-search/words';
import type { ToolResult } from '../conversation';
import type { Intent } from '../understand/intent';
import { monthPattern } from '../understand/month-words';
import { anyOf } from '../understand/slots';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import {
  hasTripSense,
  isChoice,
  isConnection,
  isCrossing,
  isDue,
  isFlightHome,
  isLanding,
  isOnAspect,
  isOnPapers,
  isOnSubject,
  isOtherLanguage,
  isRide,
  isThereAndBack,
} from './topic-signs';
import type { TripState } from './trip-state';

const swims = word(anyOf('swim'));

/** Topic of a message. */
export type Topic =
  | Exclude<Intent, 'trip'>
  | 'trip'
  | 'passage'
  | 'refusal'
  | 'subject'
  | 'aspect'
  | 'flight-home'
  | 'connection'
  | 'language'
  | 'outside';

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
    changes.reverse === true ||
    turn.nightRules.length > 0;
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
  if (turn.subjects.includes('urgent')) return 'subject';
  if (intent === 'booking' && !(isEnough && turn.asksForTrip)) return 'booking';
  if (intent === 'where-then' && plan) return 'where-then';
  if (isOtherLanguage(turn)) return 'language';
  if (isConnection(turn)) return 'connection';
  if (isRide(turn) && !isDays) return 'transfers';
  if (turn.aspects.asked !== undefined && !isChoice(turn) && isOnAspect(turn)) return 'aspect';
  if (isFlightHome(turn, trip) && !isEnough) return 'flight-home';
  if (isLanding(turn, trip) && !isDays) return 'ferry';
  if (intent === 'flights' && !isDays && places.mentioned.some(isIslandSlug)) return 'flights';
  if (
    intent === 'day-trip' &&
    !isStaying &&
    length?.said !== 'nights' &&
    places.mentioned.length > 0
  )
    return 'day-trip';
  if ((isDue(turn, trip) && !length) || (!trip.isAsked && isThereAndBack(turn))) return 'ferry';
  if (isChoice(turn)) return 'compare';
  // `Anywhere cheaper with bars?`: islands to choose from, whatever island was spoken of.
  if (
    turn.isElsewhere &&
    !places.mentioned.some((one) => isIslandSlug(one) && !places.avoids.includes(one)) &&
    !isDays &&
    !trip.isAsked &&
    !besideElsewhere.has(intent)
  )
    return 'which-island';
  if (isOnAspect(turn)) return 'aspect';
  if (isCrossing(turn) && !isDays && (!trip.isAsked || intent === 'ferry') && !hasChange)
    return intent === 'duration' ? intent : 'ferry';
  // `Where to swim in a north wind`: a beach, not a boat or a forecast.
  if (turn.wind && swims.test(turn.text) && !isEnough && intent !== 'ferry') return 'shelter';
  // `South wind of 5, is Plaka any good?`: a wind that is named, not the forecast.
  const isOnBeach = turn.wind !== undefined && places.mentioned.some(isIslandSlug);
  if (isOnBeach && intent === 'weather' && !isEnough) return 'shelter';
  if (turn.air && !isEnough && places.mentioned.length === 0) return 'which-island';
  const isWish = trip.isAsked && Object.keys(boats).length > 0;
  const isBeside = isEnough && !isOnPapers(turn);
  if (isOnSubject(turn) && !isBeside && !hasChange && !isWish) return 'subject';
  // `When is the sea warm and the crowds gone?` asks for a time, not for the weather.
  if (intent === 'weather' && asksWhen.test(turn.text) && times.length === 0 && !isEnough)
    return turn.subjects.includes('season') ? 'subject' : 'passage';
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
      // `I want to book a hotel on Naxos, 12 to 15 June`: a room, not boats.
      if (
        intent === 'hotels' &&
        rooms.test(turn.text) &&
        !plans.test(turn.text) &&
        places.wants.length < 2
      )
        return intent;
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
  const isMonthAlone = times.length > 0 && contentWords(turn).every((one) => monthWord.test(one));
  const isIslandAlone = contentWords(turn).length === 0 || isMonthAlone;
  if (places.mentioned.some(isIslandSlug) && isIslandAlone) return 'about';
  // `Something nice`, «κάτι για καλοκαίρι»: islands to choose from.
  if (
    places.mentioned.length === 0 &&
    turn.nth === undefined &&
    (times.length > 0 || openWish.test(turn.text))
  )
    return contentWords(turn).length < 4 ? 'which-island' : 'passage';
  return 'passage';
}

const asksWhen = /^(?:when|which month|what month|ποτε|ποιον? μηνα)(?!\p{L})/u;

const monthWord = new RegExp(`^${monthPattern}$`, 'u');

const rooms =
  /(?<!\p{L})(?:hotels?|rooms?|villas?|studios?|ξενοδοχει\p{L}*|δωματι\p{L}*|καταλυμα\p{L}*)(?!\p{L})/u;
const plans =
  /(?<!\p{L})(?:plan|trip|itinerary|holiday|boats?|ferr\p{L}+|προγραμμα|σχεδι\p{L}+|ταξιδι\p{L}*|πλοι\p{L}+)(?!\p{L})/u;

/** Intents that are no choice of islands although they speak of them. */
const besideElsewhere = new Set<Intent | undefined>([
  ...(['ferry', 'phrase', 'packing', 'save', 'wind', 'weather', 'help', 'duration'] as const),
  'activities',
]);

export const openWish =
  /(?<!\p{L})(?:somewhere|something|anywhere|surprise me|κατι|καπου|οπου να ναι|δεν ξερω)(?!\p{L})/u;

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
