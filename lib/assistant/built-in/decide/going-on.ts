import type { Turn } from '../understand/turn';
import type { Thread } from './thread';
import type { Topic } from './topic';

/** The aspect of the last question stays until another is asked for. */
export const aspectsAfter = ({ aspects: before }: Turn, { aspects }: Turn): Turn['aspects'] => ({
  ...before,
  ...aspects,
  besides: [...new Set([...aspects.besides, ...(aspects.asked ? [] : before.besides)])],
});

/** Questions that a message without one of its own goes on with. */
const open = new Set<Topic>([
  ...(['aspect', 'activities', 'hotels', 'passage', 'subject', 'phrase'] as const),
]);
const ownQuestion =
  /^(?:what(?! about)|who|where|when|why|how|write|tell|ignore|τι|ποιοσ|που|ποτε|γιατι|πωσ|γραψ\p{L}*|πεσ)(?!\p{L})/u;
const goesOnWith =
  /^(?:and|or|but|ok(?:ay)?|not|no|something|anything|only|just|what about|without|with|και|κι|αλλα|οχι|κατι|μονο|χωρισ|με|η)(?!\p{L})/u;
const other = /(?<!\p{L})(?:(?:any|some)thing else|what else|κατι αλλο|τι αλλο)(?!\p{L})/u;
const shortest = 60;

/**
 * The last question for a message that asks nothing by itself: `nothing fancy`, «όχι Ερμούπολη, κάτι
 * δίπλα στη θάλασσα». Its words are added to those of the question.
 */
export function goingOn(turn: Turn, thread: Thread | undefined): Thread | undefined {
  const { text, places, isElsewhere } = turn;
  const isOther = other.test(text);
  const isOwn =
    !isOther && (ownQuestion.test(text) || (/[?;]/.test(text) && !goesOnWith.test(text)));
  if (!thread || !open.has(thread.topic) || isElsewhere || isOwn) return undefined;
  if (places.mentioned.length > 0 || text.length > shortest) return undefined;
  const { places: before, subjects, intent, text: asked } = thread.turn;
  const whole = thread.topic === 'phrase' ? text : `${asked} . ${text}`;
  return {
    topic: thread.topic,
    turn: {
      ...turn,
      ...(intent ? { intent } : {}),
      places: before,
      subjects,
      aspects: aspectsAfter(thread.turn, turn),
      text: whole,
    },
  };
}
