import type { Conversation } from '../conversation';
import { understand } from '../understand/turn';
import { passageNext } from './passages';
import type { Topic } from './topic';
import { emptyTrip } from './trip-state';
import type { Next, TurnRequest } from './turn-request';

/**
 * Answers a message that would only be told the same again: with our texts on its own words, or by
 * saying that it changes nothing. `before` is the answer to the message before.
 */
export function notRepeated(
  text: string,
  before: Next | undefined,
  asked: TurnRequest,
  topic: Topic,
  { exchanges, locale, today }: Conversation,
): Next {
  const isSame = before && 'text' in before && before.text === text;
  const said = exchanges.at(-1)?.said ?? '';
  if (!isSame || said === exchanges.at(-2)?.said || asked.intent === 'rights') return { text };
  const message = understand(said, today, { order: [], locale });
  const places = message.places.mentioned.length > 0 ? message.places : asked.turn.places;
  const names = [...new Set(places.mentioned)].map((one) => `@${one}@`).join(' ');
  const found =
    topic === 'compare'
      ? undefined
      : passageNext({
          ...asked,
          trip: emptyTrip,
          turn: { ...message, places, text: `${message.text} ${names}` },
        });
  // A text on another island, or on none, is not meant.
  const isOnPlace = (quotes: string) => places.mentioned.some((one) => quotes.includes(`/${one}`));
  if (found && ('calls' in found || isOnPlace(found.text))) return found;
  return { text: `${asked.t('same')}\n\n${text}` };
}
