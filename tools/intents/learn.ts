import { gzipSync } from 'node:zlib';
import type { Features } from '@/lib/assistant/built-in/learnt/hashing';

/** Features of an example and its class. */
export interface Sample {
  readonly features: Features;
  /** Undefined for an example that is only known not to be of the class `not`. */
  readonly label: string | undefined;
  readonly not?: string;
}

const rounds = 10;

/** Returns numbers from 0 to 1 that are the same in every run. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Shuffles in place (Fisher and Yates). */
function shuffle(order: Uint32Array, random: Generator<number, never>) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random.next().value * (at + 1));
    const moved = order[at] as number;
    order[at] = order[other] as number;
    order[other] = moved;
  }
}

/**
 * Learns weights by bucket for each class against all others, and last a bias: linear support
 * vector machines with squared hinge loss, by dual coordinate descent (Hsieh and others, 2008).
 *
 * @param cost of an example on the wrong side, beside the size of the weights
 */
export function learn(
  samples: readonly Sample[],
  classes: readonly string[],
  buckets: number,
  cost: number,
): Float32Array[] {
  const rows = samples.map(({ features }) => ({
    at: Uint32Array.from([...features.keys(), buckets]),
    by: Float32Array.from([...features.values(), 1]),
  }));
  const lengths = rows.map(({ by }) => by.reduce((sum, one) => sum + one * one, 0));
  return classes.map((own) => {
    const random = numbers();
    const weights = new Float32Array(buckets + 1);
    const duals = new Float64Array(samples.length);
    const order = Uint32Array.from(samples.keys()).filter((one) => {
      const { label, not } = samples[one] as Sample;
      return label !== undefined || not === own;
    });
    for (let round = 0; round < rounds; round += 1) {
      shuffle(order, random);
      for (const one of order) {
        const { at, by } = rows[one] as (typeof rows)[number];
        const sign = samples[one]?.label === own ? 1 : -1;
        let score = 0;
        for (let i = 0; i < at.length; i += 1)
          score += (by[i] as number) * (weights[at[i] as number] as number);
        const dual = duals[one] as number;
        const slope = sign * score - 1 + dual / (2 * cost);
        const next = Math.max(0, dual - slope / ((lengths[one] as number) + 1 / (2 * cost)));
        const step = (next - dual) * sign;
        if (step === 0) continue;
        duals[one] = next;
        for (let i = 0; i < at.length; i += 1)
          (weights[at[i] as number] as number) += step * (by[i] as number);
      }
    }
    return weights;
  });
}

const highest = 127;

/** Writes weights of {@link learn} as `readLinearModel` reads them: one step per class, and whole numbers of steps. */
export function modelFile(learnt: readonly Float32Array[]): Buffer {
  const steps = learnt.map(
    (row) => row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / highest,
  );
  const values = learnt.map((row, at) =>
    Int8Array.from(row, (one) => Math.round(one / (steps[at] || 1))),
  );
  const bytes = Buffer.concat([
    Buffer.from(Float32Array.from(steps).buffer),
    ...values.map((row) => Buffer.from(row.buffer)),
  ]);
  return gzipSync(bytes, { level: 9 });
}
