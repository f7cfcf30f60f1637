import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Features } from './hashing';

/** Returns the score of each class, in the order of the classes. */
export type LinearModel = (features: Features) => number[];

/**
 * Reads a linear classifier: for each class the size of one step (32-bit floats), then for each class a whole number of
 * steps from -127 to 127 for each bucket and for the bias behind them. `npm run data -- intents` and `-- roles` write
 * such files.
 *
 * @throws Error if the file is of other numbers of classes or buckets
 */
export function readLinearModel(file: string, classes: number, buckets: number): LinearModel {
  const bytes = new Uint8Array(gunzipSync(readFileSync(path.join(process.cwd(), file))));
  const steps = new Float32Array(bytes.buffer.slice(0, 4 * classes));
  const values = new Int8Array(bytes.buffer, 4 * classes);
  const row = buckets + 1;
  if (values.length !== classes * row)
    throw new Error(`${file} is of another model: learn it again`);
  return (features) =>
    Array.from(steps, (step, one) => {
      let sum = values[one * row + buckets] ?? 0;
      for (const [at, by] of features) sum += by * (values[one * row + at] ?? 0);
      return sum * step;
    });
}
