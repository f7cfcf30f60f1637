import type { Turn } from '../understand/turn';
import type { Thread } from './thread';
import type { Topic } from './topic';

/** True for stops with their nights, or a change of them, where neither boats nor prices are asked for. */
export const isOnNights = ({ nightOps, places, text }: Turn, topic: Topic) =>
  ['cost', 'ferry', 'duration', 'flight-home', 'day-trip'].includes(topic) &&
  Math.max(nightOps.length, places.wants.filter(({ nights }) => nights).length) > 1 &&
  !priceWords.test(text);

/** `And without the room?`, `cheaper rooms`, «με σκηνή»: another way to spend, said of a cost. */
export const isOnCost = (
  { costs, budget, changes, text }: Turn,
  thread: Thread | undefined,
  topic: Topic,
) =>
  thread?.topic === 'cost' &&
  ['hotels', 'aspect', 'vehicles', 'passage', 'subject'].includes(topic) &&
  text.length < 60 &&
  Boolean(costs.without ?? costs.lodging ?? costs.ride ?? budget?.style ?? changes.cheaper) &&
  !/(?<!\p{L})(?:where|which|what|is there|are there|recommend|find|book|που|ποι[αοε]\p{L}*|υπαρχ\p{L}+|βρεσ|προτειν\p{L}+)(?!\p{L})/u.test(
    text,
  );

const priceWords =
  /cost|pric|€|eur|budget|how much|afford|spend|ferr|boat|ευρω|κοστ|λεφτ|χρημα|ποσα(?! βραδ| νυχτ| μαζι| συνολο| βγαιν)|ποσο(?!\p{L})|τιμ|πλοι|καραβ|εισιτηρ/u;
