import { visitorAnswer } from './visitor-answer';

/** Where `scripts/run/repeated-answers.mjs` leaves both; `next dev` leaves none. */
const answerKey = Symbol.for('cyclades-compass.repeatable-answer');
const forgetKey = Symbol.for('cyclades-compass.forget-answers');

interface RepeatableAnswer {
  repeat(): boolean;
  keep(): void;
}

const repeatable = () =>
  (visitorAnswer() as { [answerKey]?: RepeatableAnswer } | undefined)?.[answerKey];

/**
 * Sends what somebody else was answered to the same request some seconds ago, in place of whatever is answered now;
 * false where there is nothing. For the middleware, once it knows that the page would be shown.
 */
export const repeatAnswer = (): boolean => repeatable()?.repeat() ?? false;

/** Lets the page that is being made be sent again for some seconds. It must say nothing of the person who asks. */
export const keepAnswer = (): void => repeatable()?.keep();

/** Forgets all such pages: what they were made of has changed. */
export const forgetAnswers = (): void =>
  (globalThis as { [forgetKey]?: () => void })[forgetKey]?.();
