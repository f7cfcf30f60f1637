import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
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

interface Weights {
  /** Weight of each bucket, and of the bias behind them, by intent. */
  readonly values: Int8Array;
  /** Size of one step of the values, by intent. */
  readonly steps: Float32Array;
}

function readWeights(): Weights {
  const file = readFileSync(path.join(process.cwd(), weightsFile));
  const bytes = new Uint8Array(gunzipSync(file));
  const steps = new Float32Array(bytes.buffer.slice(0, 4 * intents.length));
  const values = new Int8Array(bytes.buffer, 4 * intents.length);
  if (values.length !== intents.length * (buckets + 1))
    throw new Error(`${weightsFile} is of other intents: run npm run data -- intents`);
  return { values, steps };
}

const weights = () => oncePerProcess('intent-weights', readWeights);

/**
 * Ranks the intents of a message, the most likely first, by a linear classifier. Expects text from
 * `plainText` with places as `@id@`, and the intent of the message before.
 */
export function guessIntents(text: string, before?: Intent): Guess[] {
  const { values, steps } = weights();
  const features = [...featuresOf(text, before), [buckets, 1] as const];
  const scores = intents.map((_, one) => {
    const start = one * (buckets + 1);
    const sum = features.reduce((all, [at, by]) => all + by * (values[start + at] ?? 0), 0);
    return steepness * sum * (steps[one] ?? 0);
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((all, one) => all + one, 0);
  return intents
    .map((intent, one) => ({ intent, probability: (powers[one] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability);
}
