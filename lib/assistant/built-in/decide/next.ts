import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Conversation, Exchange, ToolResult } from '../conversation';
import { type Turn, understand } from '../understand/turn';
import { nameOf } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { afterTurn, withTravellers } from './after-turn';
import { answer } from './answer';
import { chipsOf, withoutChip } from './chips';
import { withFocus, withoutIsland, withThen } from './context';
import { canContinue, followUp } from './follow-up';
import { goingOn } from './going-on';
import { suggestedIslands } from './islands';
import { withNeglected } from './neglected';
import { seasonLines } from './season';
import type { Thread } from './thread';
import { type Topic, topicOf } from './topic';
import { emptyTrip, type TripState } from './trip-state';
import type { Next, TurnRequest, Words } from './turn-request';

interface Folded {
  readonly trip: TripState;
  readonly plan: ToolResult | undefined;
  readonly topic: Topic;
  readonly turn: Turn;
  /** The island that was named last. */
  readonly focus: IslandSlug | undefined;
  /** The question that a message can continue. */
  readonly thread: Thread | undefined;
  /** Islands that the last answer suggested, in its order. */
  readonly suggested?: readonly IslandSlug[];
}

/** Returns the next step of a conversation. Deterministic: the same messages give the same step. */
export function nextOf({ exchanges, locale, today }: Conversation, t: Words): Next {
  let folded: Folded | undefined;
  let plan: ToolResult | undefined;
  for (const exchange of exchanges) {
    folded = fold(folded, plan, exchange, { today, locale, t });
    plan = planIn(exchange) ?? folded.plan;
    const list = exchange.results.find(({ tool }) => tool === 'listIslands')?.output.islands;
    if (folded.topic === 'which-island' && Array.isArray(list))
      folded = { ...folded, suggested: suggestedIslands(folded.turn, list).islands };
  }
  const last = exchanges.at(-1);
  if (!folded || !last) return { text: t('hello') };
  const { trip, topic, turn } = folded;
  const asked: TurnRequest = {
    locale,
    today,
    t,
    turn,
    trip,
    planBefore: plan,
    results: last.results,
  };
  const next = answer(asked, topic);
  if (!('text' in next)) return next;
  const chips = topic === 'trip' ? chipsOf(trip, locale, t).map(({ label }) => label) : [];
  const checked = withoutExcluded(next.text, asked, topic);
  const inTime = [checked, ...seasonLines(asked, topic)].join('\n\n');
  return { text: withNeglected(inTime, asked, topic), ...(chips.length > 0 ? { chips } : {}) };
}

const suggesting = new Set<Topic>(['which-island', 'compare', 'trip']);

/** Leaves out the lines of an answer that propose an island which was excluded. */
function withoutExcluded(
  text: string,
  { trip, turn, locale, t }: TurnRequest,
  topic: Topic,
): string {
  if (!suggesting.has(topic)) return text;
  const excluded = [...trip.avoids, ...turn.places.avoids].map((one) => nameOf(one, locale));
  const proposes = (line: string) =>
    excluded.some((name) => line.startsWith(`- **[${name}]`) || line.startsWith(`- [**${name}**]`));
  const kept = text.split('\n').filter((line) => !proposes(line));
  const isPlan = topic === 'trip' && kept.length < text.split('\n').length;
  return isPlan ? t('trip.none') : kept.join('\n');
}

/** Last plan found in answer to a message. */
const planIn = ({ results }: Exchange) =>
  results.findLast(({ tool, output }) => tool === 'planFerries' && output.kind === 'plan');

const islandsOf = (plan: ToolResult | undefined) =>
  ((plan?.output as unknown as PlanBrief | undefined)?.plan?.order ?? []).filter(isIslandSlug);

function fold(
  last: Folded | undefined,
  plan: ToolResult | undefined,
  { said }: Exchange,
  { today, locale, t }: Pick<TurnRequest, 'today' | 'locale' | 't'>,
): Folded {
  const before = last?.trip ?? emptyTrip;
  const focus = last?.focus;
  const planned = islandsOf(plan);
  const thread = last?.thread;
  const onBoats = thread !== undefined && isOnBoats(thread.topic);
  const order =
    planned.length > 0
      ? planned
      : (last?.suggested ??
        (onBoats ? [] : (last?.turn.places.mentioned ?? []).filter(isIslandSlug)));
  const near = nearOf(before, thread);
  const message = understand(said, today, {
    order,
    locale,
    ...(focus ? { focus } : {}),
    ...(near ? { near } : {}),
  });
  if (message.refusal)
    return { trip: before, plan, topic: 'refusal', turn: message, focus, thread };
  const shortened = withoutChip(said, before, locale, t);
  if (shortened) {
    const turn = { ...understand('–', today), text: said, said };
    return { trip: shortened, plan: undefined, topic: 'trip', turn, focus, thread: undefined };
  }
  // `Thirasia from Santorini`: the island to go to is meant by `there`.
  const { mentioned, start, avoids } = message.places;
  const named = mentioned
    .filter(isIslandSlug)
    .findLast((one) => (one !== start || mentioned.length < 2) && !avoids.includes(one));
  const isRefused = focus !== undefined && avoids.includes(focus);
  const nextFocus = message.places.swap?.in ?? named ?? (isRefused ? undefined : focus);
  if (message.intent === 'restart') {
    const isMore =
      message.length !== undefined || message.times.length > 0 || message.places.wants.length > 0;
    const trip = isMore
      ? afterTurn(emptyTrip, message, undefined)
      : { ...emptyTrip, isAsked: true };
    return {
      trip,
      plan: undefined,
      topic: 'trip',
      turn: message,
      focus: nextFocus,
      thread: undefined,
    };
  }
  const going = followUp(message, thread, before.isAsked);
  const isOnPlan = plan !== undefined && message.aspects.asked === undefined;
  const focused = withFocus(withThen(message, thread), isOnPlan ? undefined : focus, onBoats);
  const own = going?.topic ?? topicOf(focused, before, plan);
  const open = own === 'passage' && !going ? goingOn(message, thread) : undefined;
  const topic = open?.topic ?? own;
  const asked = going?.turn ?? open?.turn ?? focused;
  const isAway = topic === 'which-island' && !going && message.isElsewhere && focus;
  // `Anywhere cheaper?`: not the island spoken of.
  const followed = isAway ? withoutIsland(asked, focus) : asked;
  if (topic !== 'trip') {
    const trip = withTravellers(before, followed);
    const next = canContinue(topic) ? { topic, turn: followed } : thread;
    const { suggested } = last ?? {};
    return {
      trip,
      plan,
      topic,
      turn: followed,
      focus: nextFocus,
      thread: next,
      ...(suggested ? { suggested } : {}),
    };
  }
  const stays = (plan?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  const known = stays.flatMap(({ island, nights }) =>
    isIslandSlug(island) ? [{ island, nights }] : [],
  );
  const turn = before.isAsked ? followed : withContext(followed, last);
  const trip = afterTurn(before, turn, plan ? { stays: known } : undefined);
  // Without a day, a length or an island there is nothing to plan yet: islands to choose from.
  if (isOpenWish(trip)) {
    const open = { topic: 'which-island' as const, turn };
    return { trip, plan, ...open, focus: nextFocus, thread: open };
  }
  return { trip, plan, topic, turn, focus: nextFocus, thread: undefined };
}

const isOnBoats = (topic: Topic) =>
  topic === 'ferry' || topic === 'duration' || topic === 'day-trip' || topic === 'flight-home';

const isOpenWish = ({ begin, length, wants, flyIn, flyOut, start, end, outside }: TripState) =>
  !begin &&
  !length &&
  wants.size === 0 &&
  !flyIn &&
  !flyOut &&
  !start &&
  !end &&
  outside.length === 0;

/** The day spoken of last: that of the question, or the beginning of the trip. */
const nearOf = ({ begin }: TripState, thread: Thread | undefined): IsoDate | undefined =>
  thread?.turn.times.find(({ grain }) => grain !== 'season')?.first ?? begin?.first;

/** A trip that follows a single question keeps its islands and days. */
function withContext(turn: Turn, last: Folded | undefined): Turn {
  if (!last) return turn;
  return {
    ...turn,
    times: turn.times.length > 0 ? turn.times : last.turn.times,
    // `Best island for windsurfing`, then `5 nights in July`: still for windsurfing.
    tastes:
      last.topic === 'which-island' && turn.tastes.likes.length === 0
        ? { ...last.turn.tastes, ...turn.tastes, likes: last.turn.tastes.likes }
        : turn.tastes,
    places:
      turn.places.mentioned.length > 0 || !canContinue(last.topic)
        ? turn.places
        : { ...last.turn.places, ...withoutEmpty(turn.places) },
  };
}

const withoutEmpty = (places: Turn['places']) =>
  Object.fromEntries(
    Object.entries(places).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as Partial<Turn['places']>;
