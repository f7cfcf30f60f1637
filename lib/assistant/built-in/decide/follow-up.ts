import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { asksDifference } from '../understand/cost-wishes';
import type { Intent } from '../understand/intent';
import { anyOf } from '../understand/slots';
import { sumsAfter } from '../understand/sums';
import { word } from '../understand/text';
import type { Turn } from '../understand/turn';
import { boatPlaces, placesAfter } from './follow-places';
import { timesOf } from './follow-times';
import { aspectsAfter } from './going-on';
import { ranksIn } from './journeys';
import { wayBack } from './there-and-back';
import type { Thread } from './thread';
import type { Topic } from './topic';

/** Parts of a message by which it can continue a question. */
type Part =
  | 'places'
  | 'times'
  | 'back'
  | 'party'
  | 'budget'
  | 'length'
  | 'boats'
  | 'wind'
  | 'tastes'
  | 'travel'
  | 'verdict'
  | 'same';

const boats: readonly Part[] = ['places', 'times', 'back', 'party', 'budget', 'boats'];
const boatIntents: readonly Intent[] = ['ferry', 'duration', 'day-trip', 'cost', 'vehicles'];
const here: readonly Part[] = ['places', 'times', 'party', 'budget'];

/** Questions that a message can continue, with the parts and the intents by which it does. */
const continued: Partial<Record<Topic, readonly [parts: readonly Part[], kin: readonly Intent[]]>> =
  {
    ferry: [boats, boatIntents],
    duration: [boats, boatIntents],
    'day-trip': [boats, boatIntents],
    'flight-home': [boats, boatIntents],
    flights: [here, ['flights']],
    weather: [
      ['places', 'times'],
      ['weather', 'about'],
    ],
    shelter: [
      ['places', 'times', 'wind', 'party', 'tastes'],
      ['shelter', 'weather', 'wind'],
    ],
    hotels: [here, ['hotels']],
    activities: [['places', 'times', 'tastes', 'length'], ['activities']],
    vehicles: [here, ['vehicles']],
    transfers: [['places'], ['transfers']],
    cost: [
      [...here, 'length', 'boats', 'travel'],
      ['cost', 'compare', 'vehicles'],
    ],
    'which-island': [
      ['tastes', 'places', 'budget', 'party', 'times', 'boats'],
      ['which-island', 'ferry', 'flights'],
    ],
    about: [['places'], ['about']],
    compare: [
      ['tastes', 'budget', 'times', 'party', 'verdict', 'wind', 'length'],
      ['compare', 'cost', 'which-island', 'shelter', 'hotels', 'weather'],
    ],
    packing: [['places', 'times', 'length', 'party'], ['packing']],
    subject: [['places', 'times'], []],
    aspect: [here, ['about', 'hotels', 'activities', 'vehicles']],
    passage: [here, []],
    phrase: [[], ['phrase']],
  };

const onBoats = new Set<Topic>(['ferry', 'duration', 'day-trip', 'flight-home']);

export const canContinue = (topic: Topic): boolean => topic in continued;

/** Questions for islands to choose from. */
const choosing = new Set<Topic>(['which-island', 'compare']);
/** Questions that another aspect continues. */
const besideAspects = new Set<Topic>(['aspect', 'compare', 'shelter']);

const verdict = word(anyOf('verdict'));
const same = word(anyOf('same'));
const longestFollowUp = 130;

function partsOf(turn: Turn, thread: Thread): readonly Part[] {
  const { places, party, length, budget, clocks, hours, tastes, wind } = turn;
  const isBoat =
    Object.keys(turn.boats).length + Object.keys(hours).length + clocks.length > 0 ||
    turn.nth !== undefined ||
    turn.anyHour === true ||
    ranksIn(turn.text).length > 0;
  const has: Readonly<Record<Part, boolean>> = {
    places:
      places.avoids.length > 0 || (places.mentioned.length > 0 && thread.topic !== 'which-island'),
    times: timesOf(turn, thread.turn).length > 0,
    back: wayBack.test(turn.text),
    party: party !== undefined,
    budget: budget !== undefined || turn.changes.cheaper === true,
    length: length !== undefined,
    boats: isBoat,
    wind: wind !== undefined,
    tastes: tastes.likes.length + tastes.dislikes.length > 0 || turn.changes.near === true,
    travel:
      turn.isWithoutTravel === true ||
      turn.costs.ride !== undefined ||
      turn.costs.lodging !== undefined ||
      turn.costs.without !== undefined ||
      turn.sums.items.length > 0 ||
      asksDifference(turn),
    verdict: verdict.test(turn.text),
    same: same.test(turn.text),
  };
  return (Object.keys(has) as Part[]).filter((part) => has[part]);
}

/**
 * The question that a message continues, with the other part in it: `And in August?`, «Και στη
 * Μήλο;», `the way back on Sunday`. Undefined for a message that asks something of its own.
 */
export function followUp(
  turn: Turn,
  thread: Thread | undefined,
  hasTrip: boolean,
): Thread | undefined {
  const [parts, kin] = (thread && continued[thread.topic]) ?? [];
  if (!thread || !parts || !kin || turn.text.length > longestFollowUp) return undefined;
  // `Kythnos instead of Serifos` changes the trip, whatever was asked in between.
  const { swap } = turn.places;
  const isOnIslands = thread.topic === 'compare' || thread.topic === 'cost';
  if (hasTrip && swap && !isOnIslands) return undefined;
  // `A day trip to Koufonisia`, said after boats, is no other end of that crossing.
  const isDayOut = turn.intent === 'day-trip' && turn.places.mentioned.length > 0;
  if (isDayOut && thread.topic !== 'day-trip') return undefined;
  const said = partsOf(turn, thread);
  // `So four nights there at the end of April`: a trip to the island that was chosen.
  const isChosen =
    thread.topic === 'compare' && turn.length !== undefined && turn.places.wants.length > 0;
  const isOwnAspect = turn.aspects.asked !== undefined && !besideAspects.has(thread.topic);
  if (isChosen || isOwnAspect || (turn.isElsewhere && !choosing.has(thread.topic)))
    return undefined;
  // `We get to the port at 4pm`, said of boats, names no ride.
  const isAtPort = parts === boats && turn.intent === 'transfers' && turn.hours.after !== undefined;
  const isKin =
    turn.intent === undefined ||
    isAtPort ||
    kin.includes(turn.intent) ||
    softIntents.has(turn.intent);
  const isOwn = turn.asksForTrip && (turn.length !== undefined || turn.places.wants.length > 1);
  const isStay = turn.length !== undefined || turn.places.wants.some(({ nights }) => nights);
  const isNamed =
    thread.topic === 'which-island' &&
    turn.places.mentioned.some(isIslandSlug) &&
    turn.places.avoids.length === 0;
  const isOther =
    isNamed ||
    (said.includes('length') && !parts.includes('length')) ||
    (parts === boats && turn.intent === 'cost' && isStay);
  const onSubject =
    turn.subjects.length > 0 &&
    thread.topic !== 'compare' &&
    !said.some((part) => part !== 'places' && parts.includes(part));
  // `And the rain?`: nothing but the kind of question before, for the same place and time.
  const isSame = turn.intent === 'weather' && thread.topic === 'weather' && said.length === 0;
  if (
    !isKin ||
    isOwn ||
    isOther ||
    (onSubject && !isSame) ||
    !(isSame || said.some((part) => part === 'same' || parts.includes(part)))
  )
    return undefined;
  return withParts(turn, thread);
}

/** The question before with the parts of a message in the place of its own. */
export function withParts(turn: Turn, thread: Thread): Thread {
  const before = thread.turn;
  const said = partsOf(turn, thread);
  const { party, length, budget, hours, wind, places } = turn;
  const isBoats = onBoats.has(thread.topic);
  const isRound = turn.intent === 'day-trip';
  const isBack = isBoats && said.includes('back') && !before.isBack && !isRound;
  const times = timesOf(turn, before);
  const ownHours = Object.keys(hours).length > 0 || turn.anyHour;
  const { hours: _, wind: __, ...older } = before;
  // `And if it is Serifos instead?`: for as many nights.
  const isMoved = thread.topic === 'cost' && places.mentioned.some(isIslandSlug);
  const nights = length ?? before.length ?? (isMoved ? nightsOn(before) : undefined);
  return {
    topic: isRound ? 'day-trip' : thread.topic,
    turn: {
      ...older,
      ...turn,
      ...(turn.intent ? {} : before.intent ? { intent: before.intent } : {}),
      subjects: thread.topic === 'subject' ? before.subjects : turn.subjects,
      aspects: aspectsAfter(before, turn),
      times: times.length > 0 ? times : before.times,
      places: isBoats ? boatPlaces(turn, before, isBack) : placesAfter(turn, before),
      ...((party ?? before.party) ? { party: partyAfter(before, turn) } : {}),
      ...(nights ? { length: nights } : {}),
      sums: sumsAfter(before.sums, turn.sums),
      costs: { ...before.costs, ...turn.costs },
      ...((budget ?? before.budget) ? { budget: { ...before.budget, ...budget } } : {}),
      ...((wind ?? before.wind) ? { wind: wind ?? before.wind } : {}),
      boats: { ...before.boats, ...turn.boats },
      hours: ownHours ? hours : isBack ? {} : before.hours,
      tastes: {
        ...turn.tastes,
        likes: [...new Set([...before.tastes.likes, ...turn.tastes.likes])].filter(
          (one) => !turn.tastes.dislikes.includes(one),
        ),
        dislikes: [...new Set([...before.tastes.dislikes, ...turn.tastes.dislikes])],
      },
      ...(isBack || before.isBack ? { isBack: true } : {}),
      text: `${turn.text} ${thread.topic === 'hotels' || thread.topic === 'activities' ? before.text : ''}`.trim(),
    } as Turn,
  };
}

/** Nights of all islands of a message. */
function nightsOn({ places }: Turn): Turn['length'] {
  const nights = places.wants.reduce((sum, one) => sum + (one.nights?.[0] ?? 0), 0);
  return nights > 0 ? { nights, said: 'nights' } : undefined;
}

/** Intents of words that say little by themselves within a question. */
const softIntents = new Set<Intent>(['hello', 'thanks', 'help']);

function partyAfter({ party: before }: Turn, { party }: Turn) {
  const adults =
    party?.adults ?? (party?.more ? Math.max(1, (before?.adults ?? 2) + party.more) : undefined);
  return { ...before, ...party, ...(adults ? { adults } : {}) };
}
