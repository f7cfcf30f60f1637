import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Intent } from '../understand/intent';
import type { Turn } from '../understand/turn';
import { timesOf } from './follow-times';
import type { Thread } from './thread';

/** Intents on a place, which is the one spoken of last where a message names none. */
const placeIntents = new Set<Intent>([
  ...(['weather', 'shelter', 'hotels', 'activities', 'vehicles', 'transfers', 'about'] as const),
  ...(['ferry', 'duration', 'cost', 'packing'] as const),
]);
const continues =
  /^(?:and|but|ok(?:ay)?|what about|how about|is there|are there|any|και|κι|υπαρχ\p{L}+|εχει)(?!\p{L})/u;

/** Adds the island spoken of last to a question without a place, and to one with a start alone. */
export function withFocus(turn: Turn, focus: IslandSlug | undefined, onBoats: boolean): Turn {
  const { places, intent, length, times, text, aspects } = turn;
  const { mentioned, start } = places;
  if (!focus || length || (times.length > 0 && intent === undefined && !aspects.asked)) return turn;
  const isFerry = intent === 'ferry' || intent === 'duration';
  // `Will the boats to Piraeus still run?`: from the island spoken of.
  const [only] = mentioned;
  if (isFerry && mentioned.length === 1 && only && !isIslandSlug(only) && start !== only)
    return { ...turn, places: { ...places, start: focus, end: only, mentioned: [focus, only] } };
  if (isFerry && mentioned.length === 1 && start === mentioned[0] && start !== focus)
    return { ...turn, places: { ...places, mentioned: [...mentioned, focus], end: focus } };
  const isMeant =
    aspects.asked !== undefined ||
    (aspects.besides.length > 0 && text.length < 90 && !onBoats) ||
    (intent && placeIntents.has(intent) && !isFerry) ||
    continues.test(text);
  const isAway = turn.isElsewhere || intent === 'which-island';
  if (mentioned.length > 0 || !isMeant || isAway) return turn;
  return { ...turn, places: { ...places, mentioned: [focus] } };
}

/** A message that asks for other islands than one. */
export const withoutIsland = (turn: Turn, island: IslandSlug): Turn => ({
  ...turn,
  places: { ...turn.places, avoids: [...turn.places.avoids, island] },
});

/** Times of a message, or those of the last. */
function timesAfter(turn: Turn, before: Turn): Turn['times'] {
  const own = timesOf(turn, before);
  return own.length > 0 ? own : before.times;
}

const then = /(?<!\p{L})(?:then|at that time|τοτε)(?!\p{L})/u;

/** `Will the boats still run then?`: the time of the last question. */
export function withThen(turn: Turn, thread: Thread | undefined): Turn {
  const before = thread?.turn;
  if (!before) return turn;
  const isThen = turn.times.length === 0 && (then.test(turn.text) || turn.intent === 'packing');
  // `So on the 11th, which boats?`: the ends of the crossing spoken of.
  const isSameWay =
    (turn.intent === 'ferry' || turn.intent === 'duration') &&
    turn.places.mentioned.length === 0 &&
    new Set(before.places.mentioned).size === 2;
  return {
    ...turn,
    ...(isThen ? { times: before.times } : {}),
    ...(isSameWay ? { places: before.places, times: timesAfter(turn, before) } : {}),
  };
}

/** A message without an island speaks of the one that was spoken of. */
export const withOnlyFocus = (turn: Turn, focus: IslandSlug | undefined): Turn =>
  focus && turn.places.mentioned.length === 0
    ? { ...turn, places: { ...turn.places, mentioned: [focus] } }
    : turn;
