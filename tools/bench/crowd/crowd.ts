import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../../hostile/input.ts';
import { type Timing, timingOf } from '../measure.ts';

/** Somebody who asks again as soon as there is an answer. */
export interface Member {
  /** What is counted together. */
  readonly group: string;
  /** Seconds between an answer and the next question. */
  readonly pause?: number;
  /** @param turn how often this member has asked before */
  ask(turn: number): Promise<Answer>;
  /** What is wrong with an answer of 200. */
  faultOf?(body: string): string | undefined;
}

/** How a group fared: answered, told when to come back, or neither. */
export interface Fared {
  readonly timing: Timing;
  readonly done: number;
  readonly toldToWait: number;
  readonly faults: readonly string[];
}

/** Seconds after which somebody comes back at the latest, whatever they were told. */
const mostPatience = 2;

/** What a member is told to wait, in seconds; undefined where the answer is no such refusal. */
const toldToWait = ({ status, headers }: Answer) =>
  [429, 503].includes(status) && headers['retry-after']
    ? Number(headers['retry-after'])
    : undefined;

/** All members at once, each asking one thing after the other, for so many seconds. */
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
