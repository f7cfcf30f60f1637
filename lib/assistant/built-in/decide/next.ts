import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays, isDate } from '@/lib/foundation/time/days';
import type { Conversation, Exchange, ToolResult } from '../conversation';
import type { Intent } from '../understand/intent';
import { type Turn, understand } from '../understand/turn';
import { listed } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { afterTurn, withTravellers } from './after-turn';
import { answer } from './answer';
import type { Asked, Next, Words } from './asked';
import { chipsOf, withoutChip } from './chips';
import { endsOf } from './ferry';
import { suggestedIslands } from './islands';
import { howLong } from './passages';
import { type Topic, topicOf } from './topic';
import { emptyTrip, type TripState } from './trip-state';

interface Folded {
  readonly trip: TripState;
  readonly plan: ToolResult | undefined;
  readonly topic: Topic;
  readonly turn: Turn;
  /** The island that was named last. */
  readonly focus: IslandSlug | undefined;
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
  const asked: Asked = { locale, today, t, turn, trip, planBefore: plan, results: last.results };
  const next = answer(asked, topic);
  if (!('text' in next)) return next;
  const chips = topic === 'trip' ? chipsOf(trip, locale, t).map(({ label }) => label) : [];
  return { text: withUnused(next.text, asked, topic), ...(chips.length > 0 ? { chips } : {}) };
}

/** Last plan found in answer to a message. */
const planIn = ({ results }: Exchange) =>
  results.findLast(({ tool, output }) => tool === 'planFerries' && output.kind === 'plan');

/** Topics whose answers follow from what the message asks, and not from a search for its words. */
const wordless = new Set<Topic>([
  ...(['refusal', 'phrase', 'packing', 'passage', 'subject', 'hello', 'thanks', 'help'] as const),
  ...(['restart', 'save', 'activities', 'booking', 'language'] as const),
]);
const mostQuoted = 5;

/** Names the words of a message of which nothing was made. */
function withUnused(text: string, { turn, t, locale }: Asked, topic: Topic): string {
  const { unused } = turn;
  if (unused.length === 0 || unused.length > 2 * mostQuoted || wordless.has(topic)) return text;
  const quoted = unused.slice(0, mostQuoted).map((word) => t('unused.word', { word }));
  return `${text}\n\n${t('unused.all', { words: listed(quoted, locale) })}`;
}

const islandsOf = (plan: ToolResult | undefined) =>
  ((plan?.output as unknown as PlanBrief | undefined)?.plan?.order ?? []).filter(isIslandSlug);

function fold(
  last: Folded | undefined,
  plan: ToolResult | undefined,
  { said }: Exchange,
  { today, locale, t }: Pick<Asked, 'today' | 'locale' | 't'>,
): Folded {
  const before = last?.trip ?? emptyTrip;
  const focus = last?.focus;
  const planned = islandsOf(plan);
  const order =
    planned.length > 0
      ? planned
      : (last?.suggested ?? (last?.turn.places.mentioned ?? []).filter(isIslandSlug));
  const message = understand(said, today, { order, ...(focus ? { focus } : {}) });
  if (message.refusal) return { trip: before, plan, topic: 'refusal', turn: message, focus };
  const shortened = withoutChip(said, before, locale, t);
  if (shortened) {
    const turn = { ...understand('–', today), text: said, said };
    return { trip: shortened, plan: undefined, topic: 'trip', turn, focus };
  }
  const named = message.places.mentioned.filter(isIslandSlug).at(-1);
  const nextFocus = message.places.swap?.in ?? named ?? focus;
  if (message.intent === 'restart') {
    const isMore =
      message.length !== undefined || message.times.length > 0 || message.places.wants.length > 0;
    const trip = isMore
      ? afterTurn(emptyTrip, message, undefined)
      : { ...emptyTrip, isAsked: true };
    return { trip, plan: undefined, topic: 'trip', turn: message, focus: nextFocus };
  }
  const followed = withFocus(followUp(message, last), plan ? undefined : focus);
  const topic = topicOf(followed, before, plan);
  if (topic !== 'trip') {
    const trip = withTravellers(before, followed);
    return { trip, plan, topic, turn: followed, focus: nextFocus };
  }
  const stays = (plan?.output as unknown as PlanBrief | undefined)?.plan?.stays ?? [];
  const known = stays.flatMap(({ island, nights }) =>
    isIslandSlug(island) ? [{ island, nights }] : [],
  );
  const turn = before.isAsked ? followed : withContext(followed, last);
  const trip = afterTurn(before, turn, plan ? { stays: known } : undefined);
  return { trip, plan, topic, turn, focus: nextFocus };
}

/** Intents on a place, which is the one spoken of last where a message names none. */
const placeIntents = new Set<Intent>([
  ...(['weather', 'shelter', 'hotels', 'activities', 'vehicles', 'transfers', 'about'] as const),
  ...(['ferry', 'duration', 'cost'] as const),
]);
const continues =
  /^(?:and|but|ok(?:ay)?|what about|how about|is there|are there|any|και|κι|υπαρχ\p{L}+|εχει)(?!\p{L})/u;

/** Adds the island spoken of last to a question without a place, and to one with a start alone. */
function withFocus(turn: Turn, focus: IslandSlug | undefined): Turn {
  const { places, intent, length, times, text } = turn;
  const { mentioned, start } = places;
  if (!focus || length || (times.length > 0 && intent === undefined)) return turn;
  const isFerry = intent === 'ferry' || intent === 'duration';
  if (isFerry && mentioned.length === 1 && start === mentioned[0] && start !== focus)
    return { ...turn, places: { ...places, mentioned: [...mentioned, focus], end: focus } };
  const isMeant =
    howLong.test(text) || (intent && placeIntents.has(intent) && !isFerry) || continues.test(text);
  if (mentioned.length > 0 || !isMeant || turn.subjects.length > 0) return turn;
  return { ...turn, places: { ...places, mentioned: [focus] } };
}

/** A trip that follows a single question keeps its islands and days. */
function withContext(turn: Turn, last: Folded | undefined): Turn {
  if (!last) return turn;
  return {
    ...turn,
    times: turn.times.length > 0 ? turn.times : last.turn.times,
    places:
      turn.places.mentioned.length > 0 || !repeated.has(last.topic)
        ? turn.places
        : { ...last.turn.places, ...withoutEmpty(turn.places) },
  };
}

const withoutEmpty = (places: Turn['places']) =>
  Object.fromEntries(
    Object.entries(places).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as Partial<Turn['places']>;

/** Topics that a short message repeats for another place, day, length or party. */
const repeated = new Set<Topic>([
  ...(['weather', 'shelter', 'hotels', 'activities', 'vehicles', 'transfers', 'flights'] as const),
  ...(['duration', 'ferry', 'cost', 'which-island', 'about', 'compare', 'packing'] as const),
  ...(['day-trip', 'flight-home', 'subject'] as const),
]);

const longestFollowUp = 60;

/**
 * `And in August?`, «Και στη Μήλο;», `for three people`: the previous question with another part.
 */
function followUp(turn: Turn, last: Folded | undefined): Turn {
  if (!last || !repeated.has(last.topic)) return turn;
  const { places, party, length, budget, boats, hours, clocks } = turn;
  const times = timesOf(turn, last.turn);
  const isBack = places.mentioned.length === 0 && wayBack.test(turn.text);
  const hasPart =
    places.mentioned.length + times.length + clocks.length > 0 ||
    isBack ||
    party !== undefined ||
    budget !== undefined ||
    length !== undefined ||
    Object.keys(boats).length > 0;
  const isShort = turn.text.length < longestFollowUp && turn.intent === undefined;
  if (!isShort || !hasPart || turn.asksForTrip || turn.subjects.length > 0) return turn;
  const before = last.turn;
  // A length or a place with nights after a question of another kind asks for a trip.
  if (length && last.topic !== 'cost' && last.topic !== 'packing') return turn;
  const isFerry = last.topic === 'ferry' || last.topic === 'duration';
  const intent = last.topic === 'subject' ? undefined : (last.topic as Intent);
  return {
    ...turn,
    ...(intent ? { intent } : {}),
    ...(last.topic === 'subject' ? { subjects: before.subjects } : {}),
    times: times.length > 0 ? times : before.times,
    places:
      places.mentioned.length > 0
        ? withFrom(turn, before, isFerry)
        : isBack && isFerry
          ? turnedRound(before)
          : before.places,
    ...((party ?? before.party) ? { party: { ...before.party, ...party } } : {}),
    ...((length ?? before.length) ? { length: length ?? before.length } : {}),
    ...((budget ?? before.budget) ? { budget: budget ?? before.budget } : {}),
    boats: { ...before.boats, ...boats },
    hours: Object.keys(hours).length > 0 ? hours : before.hours,
    tastes: before.tastes,
    text: `${turn.text} ${last.topic === 'hotels' ? before.text : ''}`.trim(),
  } as Turn;
}

const wayBack =
  /(?<!\p{L})(?:back|return\p{L}*|other way|γυρ\p{L}+|επιστρ\p{L}+|πισω|αναποδα)(?!\p{L})/u;
const dayAfter = /(?:the )?(?:day after|next day|following day)|(?:την )?επομενη(?: μερα)?$/u;
const dayBefore = /(?:the )?(?:day before|previous day)|(?:την )?προηγουμενη(?: μερα)?$/u;

/** Days of a message, counted from the day of the last question: `the day after`, `on the 9th`. */
function timesOf({ times, dayOfMonth, changes, text }: Turn, { times: before }: Turn) {
  const day = before.find(({ grain }) => grain === 'day');
  if (!day || (times.length > 0 && !dayAfter.test(text))) return times;
  const shift = changes.shift ?? (dayAfter.test(text) ? 1 : dayBefore.test(text) ? -1 : 0);
  const named = dayOfMonth && `${day.first.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
  const first = named || (shift ? addDays(day.first, shift) : undefined);
  return first && isDate(first) ? [{ ...day, first, last: first }] : times;
}

/** The ends of a crossing the other way round. */
function turnedRound(turn: Turn): Turn['places'] {
  const ends = endsOf(turn);
  if (!ends) return turn.places;
  return { ...turn.places, start: ends.to, end: ends.from, mentioned: [ends.to, ends.from] };
}

const withFrom = (turn: Turn, last: Turn, isFerry: boolean): Turn['places'] =>
  isFerry && turn.places.mentioned.length === 1 && !turn.places.start && last.places.start
    ? { ...turn.places, start: last.places.start }
    : turn.places;
