import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../hostile/input.ts';
import { type Timing, timingOf } from '../measure.ts';

/** A client that sends its next request as soon as it has a response. */
export interface Member {
  /** Members of a group are counted together. */
  readonly group: string;
  /** Seconds between a response and the next request. */
  readonly pause?: number;
  /** @param turn number of earlier requests of this member */
  ask(turn: number): Promise<Answer>;
  /** Returns the problem of a response with status 200, if any. */
  faultOf?(body: string): string | undefined;
}

/** Results of a group: successful responses, requests to retry later, or neither. */
export interface Fared {
  readonly timing: Timing;
  readonly done: number;
  readonly toldToWait: number;
  readonly faults: readonly string[];
}

/** Upper limit of the waiting time in seconds, whatever Retry-After says. */
const mostPatience = 2;

/** Seconds of Retry-After; undefined if the response is not a refusal with that header. */
const toldToWait = ({ status, headers }: Answer) =>
  [429, 503].includes(status) && headers['retry-after']
    ? Number(headers['retry-after'])
    : undefined;

/** Runs all members concurrently for some seconds; each sends one request after the other. */
export async function crowd(
  members: readonly Member[],
  seconds: number,
): Promise<Map<string, Fared>> {
  const until = performance.now() + seconds * 1000;
  const fared = new Map<string, { times: number[]; toldToWait: number; faults: string[] }>();
  await Promise.all(
    members.map(async ({ group, pause = 0, ask, faultOf }) => {
      const own = fared.get(group) ?? { times: [], toldToWait: 0, faults: [] };
      fared.set(group, own);
      for (let turn = 0; performance.now() < until; turn += 1) {
        const answer = await ask(turn).catch((error: Error) => error);
        if (answer instanceof Error) {
          own.faults.push(`no answer (${answer.name})`);
          continue;
        }
        const asked = toldToWait(answer);
        const fault = answer.status === 200 ? faultOf?.(answer.body) : String(answer.status);
        if (asked !== undefined) own.toldToWait += 1;
        else if (fault) own.faults.push(fault);
        else own.times.push(answer.ms);
        await wait(1000 * Math.max(pause, Math.min(asked ?? 0, mostPatience)));
      }
    }),
  );
  return new Map(
    [...fared].map(([group, { times, ...rest }]) => [
      group,
      { ...rest, done: times.length, timing: timingOf(times) },
    ]),
  );
}
