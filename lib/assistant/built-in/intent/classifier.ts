import 'server-only';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { readLinearModel } from '../learnt/linear-model';
import { buckets, featuresOf } from './features';
import { type Intent, intents } from './intents';

/** Intent of a message with its probability, from 0 to 1. */
export interface Guess {
  readonly intent: Intent;
  readonly probability: number;
}

/** File with the weights that `npm run data -- intents` learns from the examples. */
export const weightsFile = 'lib/assistant/built-in/intent/weights.bin';

/** Steepness by which scores become probabilities; fits the share of right guesses on unseen messages. */
const steepness = 4;

const model = () =>
  oncePerProcess('intent-weights', () => readLinearModel(weightsFile, intents.length, buckets));

/**
 * Ranks the intents of a message, the most likely first, by a linear classifier. Expects text from
 * `plainText` with places as `@id@`, and the intent of the message before.
 */
export function guessIntents(text: string, before?: Intent): Guess[] {
  const scores = model()(featuresOf(text, before)).map((score) => steepness * score);
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((all, one) => all + one, 0);
  return intents
    .map((intent, one) => ({ intent, probability: (powers[one] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability);
}
