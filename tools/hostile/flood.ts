import { ownOrigin } from './form-inputs.ts';
import { type Answer, type Input, shown } from './input.ts';
import { jwtSecret, publicKey } from './instance.ts';
import { faultsOf, type Measure } from './judge.ts';
import type { Person } from './people.ts';
import { type Destination, send, senderOf } from './send.ts';
import { forgedTokens } from './tokens.ts';

/** Number of concurrent requests. */
const lanes = 8;

export interface Fault {
  readonly index: number;
  readonly what: string;
  readonly input: string;
}

export interface Flood {
  readonly inputOf: (index: number) => Input;
  readonly indexes: readonly number[];
  readonly site: Destination;
  readonly backend: Destination;
  readonly measure: Measure;
  /** Upper limit of a response time in milliseconds. */
  readonly slowMs: number;
  /** Member who sends an input; changes regularly, because some inputs end a session. */
  readonly memberOf: (index: number) => Promise<Person>;
}

export interface Outcome {
  readonly faults: readonly Fault[];
  /** Number of responses by family and status. */
  readonly counts: ReadonlyMap<string, number>;
  readonly slowestMs: number;
}

/** Headers that depend on the sender and the destination of an input. */
function ownHeaders(input: Input, index: number, member: Person, site: Destination) {
  const headers: Record<string, string> = {};
  const { origin } = input.headers;
  if (origin === ownOrigin) headers.origin = `http://${site.host}`;
  if (input.to === 'site') {
    if (input.as === 'member') headers.cookie = member.cookie;
    return headers;
  }
  headers.apikey = publicKey;
  // Every third member sends a forged token.
  const forged = forgedTokens(member.id, jwtSecret);
  const token = index % 3 === 0 ? forged[index % forged.length] : member.token;
  if (input.as === 'member') headers.authorization = `Bearer ${token}`;
  return headers;
}

/** Sends one input and returns the faults of the response. */
async function tryOut(flood: Flood, index: number, sender: string) {
  const input = flood.inputOf(index);
  const to = input.to === 'site' ? flood.site : flood.backend;
  const { origin, ...given } = input.headers;
  const headers = origin === ownOrigin || origin === undefined ? given : input.headers;
  const origins = [...flood.measure.origins, `http://${to.host}`];
  const measure = { ...flood.measure, origins, origin: `http://${to.host}` };
  try {
    // If no new member can sign up, that counts as a fault of this input.
    const own = ownHeaders(input, index, await flood.memberOf(index), flood.site);
    const answer: Answer = await send({ ...input, headers }, to, own, sender);
    return { input, answer, faults: faultsOf(input, answer, measure) };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { input, answer: undefined, faults: [`no answer (${code ?? name})`] };
  }
}

/**
 * Sends all inputs over several connections. Slow or unanswered ones are repeated alone before they
 * count as faults.
 */
export async function pour(flood: Flood): Promise<Outcome> {
  const faults: Fault[] = [];
  const counts = new Map<string, number>();
  const again: number[] = [];
  let slowestMs = 0;
  const waiting = flood.indexes.values();
  const judge = (
    index: number,
    { input, answer, faults: found }: Awaited<ReturnType<typeof tryOut>>,
    isLast: boolean,
  ) => {
    if (!isLast && (!answer || answer.ms > flood.slowMs)) return again.push(index);
    const slow = answer && answer.ms > flood.slowMs ? [`took ${Math.round(answer.ms)} ms`] : [];
    for (const what of [...found, ...slow]) faults.push({ index, what, input: shown(input) });
    const key = `${input.family} ${answer?.status ?? '-'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, answer?.ms ?? 0);
  };
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const index of waiting) judge(index, await tryOut(flood, index, senderOf(index)), false);
    }),
  );
  for (const index of again) {
    judge(index, await tryOut(flood, index, senderOf(index + 1_000_003)), true);
  }
  return { faults, counts, slowestMs };
}
