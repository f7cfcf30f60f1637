import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Conversation, Exchange, ToolResult } from '../conversation';
import type { Intent } from '../understand/intent';
import { type Turn, understand } from '../understand/turn';
import type { PlanBrief } from '../word/plan';
import { afterTurn } from './after-turn';
import { answer } from './answer';
import type { Next, Words } from './asked';
import { type Topic, topicOf } from './topic';
import { emptyTrip, type TripState } from './trip-state';

interface Folded {
  readonly trip: TripState;
  readonly plan: ToolResult | undefined;
  readonly topic: Topic;
  readonly turn: Turn;
}

/** Returns the next step of a conversation. Deterministic: the same messages give the same step. */
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

/** Last plan found in answer to a message. */
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
  'packing',
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

/** `And in August?`, «Και στη Μήλο;»: repeats the previous question with another place or date. */
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
