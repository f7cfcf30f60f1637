import { type IslandSlug, isIslandSlug } from '@/lib/islands/slugs';
import { isCommon } from '@/lib/search/words';
import type { Conversation, Exchange, ToolResult } from '../conversation';
import type { Intent } from '../understand/intent';
import { type Turn, understand } from '../understand/turn';
import type { PlanBrief } from '../word/plan';
import { afterTurn } from './after-turn';
import type { Asked, Next, Words } from './asked';
import { flightsNext, shelterNext, transfersNext, weatherNext, windNext } from './facts';
import { ferryNext } from './ferry';
import { aboutNext, costNext, passageNext, phraseNext, whichIslandNext } from './islands';
import { listingNext } from './listings';
import { nightsOf } from './plan-request';
import { saveNext } from './save';
import { tripNext } from './trip';
import { emptyTrip, type TripState } from './trip-state';

/** What a message is taken for. */
type Topic = Exclude<Intent, 'trip'> | 'trip' | 'passage' | 'refusal';

interface Folded {
  readonly trip: TripState;
  readonly plan: ToolResult | undefined;
  readonly topic: Topic;
  readonly turn: Turn;
}

/** What comes next in a conversation. The same messages always get the same. */
export function nextOf({ exchanges, locale, today }: Conversation, t: Words): Next {
  let state: { trip: TripState; plan: ToolResult | undefined } = {
    trip: emptyTrip,
    plan: undefined,
  };
  let folded: Folded | undefined;
  for (const exchange of exchanges) {
    folded = fold(state, folded, exchange, today);
    const planned = planIn(exchange);
    state = { trip: folded.trip, plan: planned ?? folded.plan };
  }
  const last = exchanges.at(-1);
  if (!folded || !last) return { text: t('hello') };
  const { trip, plan, topic, turn } = folded;
  return answer({ locale, today, t, turn, trip, planBefore: plan, results: last.results }, topic);
}

/** The last plan that was found in answer to a message. */
const planIn = ({ results }: Exchange) =>
  results.findLast(({ tool, output }) => tool === 'planFerries' && output.kind === 'plan');

function fold(
  before: { trip: TripState; plan: ToolResult | undefined },
  last: Folded | undefined,
  { said }: Exchange,
  today: string,
): Folded {
  const order = (before.plan?.output as unknown as PlanBrief | undefined)?.plan?.order ?? [];
  const turn = understand(said, today, order);
  if (turn.refusal) return { ...before, topic: 'refusal', turn };
  if (turn.intent === 'restart') {
    const isMore =
      turn.length !== undefined || turn.times.length > 0 || turn.places.wants.length > 0;
    const trip = isMore ? afterTurn(emptyTrip, turn, undefined) : { ...emptyTrip, isAsked: true };
    return { trip, plan: undefined, topic: 'trip', turn };
  }
  const followed = followUp(turn, last);
  const topic = topicOf(followed, before.trip, before.plan);
  if (topic !== 'trip') return { ...before, topic, turn: followed };
  const stays = (before.plan?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  const known = stays.flatMap(({ island, nights }) =>
    isIslandSlug(island) ? [{ island, nights }] : [],
  );
  const trip = afterTurn(before.trip, followed, before.plan ? { stays: known } : undefined);
  return { trip, plan: before.plan, topic, turn: followed };
}

const facts = new Set<Topic>([
  'phrase',
  'weather',
  'shelter',
  'hotels',
  'activities',
  'vehicles',
  'transfers',
  'flights',
  'duration',
  'ferry',
  'cost',
  'which-island',
  'about',
]);

/** `And in August?`, «Και στη Μήλο;»: the question before, of another place or day. */
function followUp(turn: Turn, last: Folded | undefined): Turn {
  const isShort =
    turn.text.length < 60 && turn.intent === undefined && !turn.length && !turn.asksForTrip;
  const isBare = turn.places.mentioned.length + turn.times.length > 0;
  if (!last || !isShort || !isBare || !facts.has(last.topic) || last.topic === 'phrase')
    return turn;
  const isFerry = last.topic === 'ferry' || last.topic === 'duration';
  return {
    ...turn,
    intent: last.topic as Intent,
    times: turn.times.length > 0 ? turn.times : last.turn.times,
    places:
      turn.places.mentioned.length > 0 && !(isFerry && turn.places.mentioned.length < 1)
        ? withFrom(turn, last.turn, isFerry)
        : last.turn.places,
    tastes: last.turn.tastes,
  };
}

const withFrom = (turn: Turn, last: Turn, isFerry: boolean): Turn['places'] =>
  isFerry && turn.places.mentioned.length === 1 && !turn.places.start && last.places.start
    ? { ...turn.places, start: last.places.start }
    : turn.places;

/** Whether a message is about a trip, or asks one thing. */
function topicOf(turn: Turn, trip: TripState, plan: ToolResult | undefined): Topic {
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
  const isRange = times.some(({ grain }) => grain === 'range') && places.wants.length > 0;
  const isDays = length !== undefined || isStaying || isRange;
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
        : isDays && turn.asksForTrip && intent !== 'cost'
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
      return isDays || (trip.isAsked && hasChange) ? 'trip' : intent;
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

/** A plan is asked for, of something that is ours: «γράψε μου πρόγραμμα σε Python» is not. */
const hasTripSense = (turn: Turn) =>
  turn.places.mentioned.length > 0 ||
  turn.times.length > 0 ||
  turn.changes.count !== undefined ||
  /island|cyclad|greece|greek|trip|holiday|vacation|honeymoon|itinerary|travel|νησι|κυκλαδ|ελλαδα|ταξιδι|διακοπ|εξορμηση|αποδραση/u.test(
    turn.text,
  );

function contentWords({ text }: Turn): string[] {
  return [...text.replace(/@[a-z]+@/g, ' ').matchAll(/\p{L}{3,}/gu)]
    .map(([one]) => one)
    .filter((one) => !isCommon(one) && !small.has(one));
}

const small = new Set(
  'please could would like want know need there some any much many very really about just πειτε θελω ξερω εχετε υπαρχει μπορειτε παρακαλω λιγο πολυ καποιο που'.split(
    ' ',
  ),
);

function answer(asked: Asked, topic: Topic): Next {
  const { turn, t, trip, planBefore } = asked;
  const islands = turn.places.mentioned.filter((id): id is IslandSlug => isIslandSlug(id));
  const plan = (planBefore?.output as unknown as PlanBrief | undefined)?.plan;
  const [stay] = plan?.stays ?? [];
  const planned = stay && isIslandSlug(stay.island) ? stay.island : undefined;
  const island = islands[0] ?? planned ?? [...trip.wants.keys()][0];
  const [time] = turn.times;
  const day = time?.first ?? (islands.length === 0 ? stay?.arrive : undefined);
  const month = day ? Number(day.slice(5, 7)) : undefined;
  switch (topic) {
    case 'refusal':
      return { text: t(`refusal.${turn.refusal ?? 'empty'}`) };
    case 'trip':
      return tripNext(asked);
    case 'save':
      return saveNext(asked);
    case 'ferry':
    case 'duration':
      if (turn.places.mentioned.length === 0) break;
      return ferryNext(asked, time?.day ?? time?.first, topic === 'duration');
    case 'hotels':
    case 'activities':
    case 'vehicles':
      return listingNext(asked, topic, island, month);
    case 'weather':
      return weatherNext(asked, island, day);
    case 'wind':
      return windNext(asked);
    case 'shelter':
      return shelterNext(asked, island);
    case 'transfers':
      return transfersNext(
        asked,
        islands[0] ?? (turn.places.mentioned.length > 0 ? 'attica' : planned),
      );
    case 'flights':
      return flightsNext(asked, island, time?.grain === 'day' ? time.first : undefined);
    case 'phrase':
      return phraseNext(asked);
    case 'which-island':
      return whichIslandNext(asked, month);
    case 'about':
    case 'compare':
      if (islands.length > 0) return aboutNext(asked, islands);
      break;
    case 'cost':
      return costNext(asked, stopsOf(asked, islands), whenOf(asked, day));
    case 'hello':
    case 'help':
      return { text: t('hello') };
    case 'thanks':
      return { text: t('thanks') };
    default:
      break;
  }
  const words = contentWords(turn);
  const names = islands.map((one) => one);
  const passage = words.length > 0 ? passageNext(asked, [...words, ...names]) : undefined;
  if (passage) return passage;
  if (topic === 'ferry') return { text: t('ask.ferry') };
  if (islands.length > 0) return aboutNext(asked, islands);
  return { text: t(trip.isAsked ? 'offTopicTrip' : 'offTopic') };
}

/** The islands and nights whose cost is asked: those of the message, else of the plan. */
function stopsOf({ turn, planBefore, trip }: Asked, islands: readonly IslandSlug[]) {
  const stays = (planBefore?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  if (islands.length === 0) {
    return stays
      .slice(0, 8)
      .flatMap(({ island, nights }) => (isIslandSlug(island) ? [{ island, nights }] : []));
  }
  const nights = turn.length?.nights ?? nightsOf(trip) ?? 7;
  const each = Math.max(1, Math.floor(nights / islands.length));
  return [...new Set(islands)].slice(0, 8).map((island) => {
    const said = turn.places.wants.find((one) => one.island === island)?.nights?.[0];
    return { island, nights: Math.min(said ?? each, 30) };
  });
}

function whenOf({ turn, today, trip }: Asked, day: string | undefined): Record<string, unknown> {
  const [time] = turn.times;
  if (time && time.grain !== 'month' && time.grain !== 'season' && time.first >= today)
    return { date: time.first };
  const from = day ?? trip.begin?.first;
  return { month: from ? Number(from.slice(5, 7)) : 6 };
}
