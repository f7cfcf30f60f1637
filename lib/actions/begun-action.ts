import { visitorAnswer } from '@/lib/http/visitor-answer';

/** Where `scripts/run/failed-documents.mjs` looks for it. */
const begunKey = Symbol.for('cyclades-compass.begun-action');

/**
 * Says that an action has got what it was sent. What failed before was sent so that nobody can read it; what fails from
 * here on is a fault of this site, and answered as one.
 */
export function noteBegun(): void {
  const answer = visitorAnswer();
  if (answer) Object.assign(answer, { [begunKey]: true });
}
