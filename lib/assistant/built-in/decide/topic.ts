import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { isCommon } from '@/lib/search/site-search/words';
import type { ToolResult } from '../conversation';
import type { Intent } from '../understand/intent';
import type { Turn } from '../understand/turn';
import type { TripState } from './trip-state';

/** Topic of a message. */
export type Topic = Exclude<Intent, 'trip'> | 'trip' | 'passage' | 'refusal';
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
    changes.other === true;
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
    party !== undefined ||
    budget !== undefined ||
    hasTastes ||
    Object.keys(boats).length > 0 ||
    places.avoids.length > 0 ||
    changes.count !== undefined ||
    changes.others !== undefined;
  switch (intent) {
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
      return isDays &&
        (turn.asksForTrip || places.wants.length > 1 || (places.flyOut && places.flyIn))
        ? 'trip'
        : intent;
    case 'ferry':
      if (trip.isAsked && hasChange) return 'trip';
      if (trip.isAsked && Object.keys(boats).length > 0 && places.mentioned.length === 0)
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
  if (turn.asksForTrip && (hasMore || intent === undefined) && hasTripSense(turn)) return 'trip';
  if (places.wants.length > 1 || (times.length > 0 && (hasTastes || party || budget)))
    return 'trip';
  if (places.flyOut || places.flyIn) return 'trip';
  if (intent) return intent;
  if (places.mentioned.some(isIslandSlug) && contentWords(turn).length === 0) return 'about';
  return 'passage';
}

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
