import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Exchange, ToolResult } from '../conversation';
import { type Guess, guessIntents } from '../intent/classifier';
import type { Intent } from '../intent/intents';
import { type Turn, understand } from '../understand/turn';
import type { PlanBrief } from '../word/plan';
import { afterTurn, withTravellers } from './after-turn';
import { withoutChip } from './chips';
import { withFocus, withOnlyFocus, withoutIsland, withThen } from './context';
import { canContinue, followUp } from './follow-up';
import { goingOn } from './going-on';
import { isOnCost, isOnNights } from './on-nights';
import { asksDates } from './plan-questions';
import { routeOf } from './route';
import type { Thread } from './thread';
import type { Topic } from './topic';
import { emptyTrip, type TripState } from './trip-state';
import { isCompared, isOnBoats, turnFor } from './turn-for';
import type { TurnRequest } from './turn-request';

/** A conversation up to one of its messages, as understood. */
export interface Folded {
  /** Intent of the message, by which the next one is understood. */
  readonly intent: Intent | undefined;
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

const islandsOf = (plan: ToolResult | undefined) =>
  ((plan?.output as unknown as PlanBrief | undefined)?.plan?.order ?? []).filter(isIslandSlug);

/** Understands one more message of a conversation. */
export function fold(
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
    isOnPlan: planned.length > 0,
    isLater: last !== undefined,
    ...(focus ? { focus } : {}),
    ...(near ? { near } : {}),
  });
  if (message.refusal)
    return {
      trip: before,
      plan,
      topic: 'refusal',
      turn: message,
      focus,
      thread,
      intent: undefined,
    };
  const shortened = withoutChip(said, before, locale, t);
  if (shortened) {
    const turn = { ...understand('–', today), text: said, said };
    return {
      trip: shortened,
      plan: undefined,
      topic: 'trip',
      turn,
      focus,
      thread: undefined,
      intent: 'change',
    };
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
      intent: 'plan',
    };
  }
  const going = followUp(message, thread, before.isAsked);
  const isOnPlan = plan !== undefined && message.aspects.asked === undefined;
  const focused = withFocus(withThen(message, thread), isOnPlan ? undefined : focus, onBoats);
  const open = going ? undefined : goingOn(message, thread);
  const read = going ?? open ?? { topic: undefined, turn: focused };
  const guesses = guessIntents(message.text, last?.intent);
  const route = routeOf(
    withoutChange(guesses, last?.intent, before.isAsked),
    withOnlyFocus(read.turn, focus),
    before.isAsked,
    going?.topic,
  );
  const { intent } = route;
  const compared = isCompared(message, thread, intent) ? ('compare' as const) : undefined;
  const isOnDays =
    plan !== undefined &&
    (message.intent === 'where-then' ||
      (route.topic === 'trip' && asksDates.test(message.text) && !bringsMore(message)));
  const answered = isOnDays
    ? 'where-then'
    : (compared ??
      (isOnNights(message, route.topic)
        ? 'trip'
        : isOnCost(message, thread, route.topic)
          ? 'cost'
          : route.topic));
  // «Και στην παραλία επιτρέπεται;»: still of the dog.
  const isOpen =
    open !== undefined &&
    message.subjects.length === 0 &&
    ofTexts.has(answered) &&
    ofTexts.has(open.topic);
  const topic = isOpen ? open.topic : answered;
  const asked =
    topic === read.topic || isOpen
      ? read.turn
      : turnFor({ topic, intent }, compared ? message : focused, focus, thread);
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
      intent,
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
    return { trip, plan, ...open, focus: nextFocus, thread: open, intent };
  }
  return { trip, plan, topic, turn, focus: nextFocus, thread: undefined, intent };
}

/** True if a question for the days of a plan changes something as well. */
const bringsMore = ({ times, length, party, changes, places, nightRules, nightOps }: Turn) =>
  times.length + nightRules.length + nightOps.length + places.avoids.length > 0 ||
  length !== undefined ||
  party !== undefined ||
  places.swap !== undefined ||
  Object.keys(changes).length > 0;

/** Changes of something other than a plan go on with the question before. */
function withoutChange(
  guesses: readonly Guess[],
  before: Intent | undefined,
  hasTrip: boolean,
): readonly Guess[] {
  const isOnPlan = before === undefined || before === 'plan' || before === 'change';
  if (isOnPlan || hasTrip) return guesses;
  const change = guesses.find(({ intent }) => intent === 'change')?.probability ?? 0;
  return guesses
    .filter(({ intent }) => intent !== 'change')
    .map((one) => (one.intent === before ? { ...one, probability: one.probability + change } : one))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Topics of answers from our texts. */
const ofTexts = new Set<Topic>(['passage', 'subject']);

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
