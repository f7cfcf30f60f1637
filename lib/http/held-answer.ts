import { visitorAnswer } from './visitor-answer';

/** Where `scripts/run/held-answers.mjs` leaves it on an answer; `next dev` leaves none. */
const heldKey = Symbol.for('cyclades-compass.held-answer');

interface HeldAnswer {
  hold(): void;
  release(): void;
  refuse(address: string, seconds: number): void;
}

const heldAnswer = () => (visitorAnswer() as { [heldKey]?: HeldAnswer } | undefined)?.[heldKey];

/** Keeps the head of the page that is asked for back, until `sendAnswer` says what it is. For the middleware. */
export const holdAnswer = (): void => heldAnswer()?.hold();

/**
 * Lets the page that was held go out, or in its place the document of a refusal with its status. To be called once
 * what is asked for is worked out, or is not.
 *
 * @param refusal path of a route that answers with such a document, and the seconds after which to ask again
 */
export function sendAnswer(refusal?: { readonly path: string; readonly seconds: number }): void {
  if (refusal) heldAnswer()?.refuse(refusal.path, refusal.seconds);
  else heldAnswer()?.release();
}
