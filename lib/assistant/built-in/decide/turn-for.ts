import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Intent } from '../intent/intents';
import { asksCost } from '../understand/cost-wishes';
import type { Turn } from '../understand/turn';
import { withOnlyFocus } from './context';
import { withParts } from './follow-up';
import { aspectOfIntent, isOnGuide, type Route } from './route';
import type { Thread } from './thread';
import type { Topic } from './topic';

/** Intents that go on with a comparison, beside those on a section of a guide. */
const besideComparison = new Set<Intent>([
  ...(['which-island', 'compare', 'climate', 'forecast', 'vehicles', 'about'] as const),
]);

/** `And in March?`, «κι αν βρέχει;»: a short message that only adds to the question. */
const goesOn = /^(?:and|but|with|και|κι|αλλα|με)(?!\p{L}).{0,40}$/u;

/** `We have no car though`, «προτιμάμε ηλιοβασίλεμα»: of the islands that were compared. */
export const isCompared = (turn: Turn, thread: Thread | undefined, intent: Intent): boolean =>
  thread?.topic === 'compare' &&
  turn.places.mentioned.length === 0 &&
  (isOnGuide(intent) ||
    besideComparison.has(intent) ||
    (intent === 'trip-cost' && !asksCost(turn)) ||
    goesOn.test(turn.text));

/** A message as its intent takes it: with the parts of the question before, or the island spoken of. */
export function turnFor(
  { topic, intent }: Route,
  message: Turn,
  focus: IslandSlug | undefined,
  thread: Thread | undefined,
): Turn {
  const isAspect = topic === 'aspect' || (topic === 'compare' && isOnGuide(intent));
  const aspects = isAspect
    ? {
        asked: aspectOfIntent(intent),
        besides: message.aspects.besides.filter((one) => one !== aspectOfIntent(intent)),
      }
    : message.aspects;
  const turn = { ...message, aspects };
  // `A day trip to Koufonisia`, said after boats, is no other end of that crossing.
  const isDayOut = topic === 'day-trip' && message.places.mentioned.length > 0;
  const isSame =
    thread?.topic === topic ||
    (thread !== undefined && isOnBoats(thread.topic) && isOnBoats(topic) && !isDayOut);
  const merged = thread && isSame ? withParts(turn, thread).turn : withOnlyFocus(turn, focus);
  return isAspect ? { ...merged, aspects } : merged;
}

export const isOnBoats = (topic: Topic) =>
  topic === 'ferry' || topic === 'duration' || topic === 'day-trip' || topic === 'flight-home';
