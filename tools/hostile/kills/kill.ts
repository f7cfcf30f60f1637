import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { askingAs } from '../people.ts';
import type { Action } from './action.ts';
import { type KillTarget, start } from './process.ts';

/** Target and time of a kill. */
export interface Kill {
  readonly folder: string;
  readonly port: number;
  /** Milliseconds from the start, or from the first action. */
  readonly ms: number;
  readonly target: KillTarget;
}

const filledTables = ['posts', 'hotels', 'activities', 'vehicles', 'places', 'listing_words'];

/** Missing content of a freshly created database. */
async function faultsOfNew(url: string): Promise<string[]> {
  const faults = [];
  for (const table of filledTables) {
    const { status, body } = await askingAs(url, 'server')('GET', `/rest/v1/${table}?limit=1`);
    if (status !== 200 || body === '[]') faults.push(`${table}: ${status} ${body.slice(0, 100)}`);
  }
  return faults;
}

/** Kills a backend before its first response; returns the problems after the next start. */
export async function killDuringFirstStart({ folder, port, ms, target }: Kill): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const first = start(folder, port);
  await Promise.race([wait(ms), first.ready.catch(() => undefined)]);
  first.kill(target);
  await first.ended;
  const again = start(folder, port);
  await again.ready;
  const faults = await faultsOfNew(again.url);
  again.kill('all');
  await again.ended;
  return faults;
}

/**
 * Kills a backend during a repeated action; returns the number of repetitions and the problems
 * after the next start.
 */
export async function killDuringAction(action: Action, { folder, port, ms, target }: Kill) {
  const running = start(folder, port);
  await running.ready;
  try {
    await action.prepare(running);
  } catch (error) {
    // Otherwise it would hold the folder, and each kill after this one would fail as well.
    running.kill('all');
    await running.ended;
    throw error;
  }
  let isOver = false;
  let done = 0;
  let fault: unknown;
  const actions = (async () => {
    try {
      for (; !isOver; done += 1) await action.once(running);
    } catch (error) {
      // The backend died during the action, or has rejected it.
      if (!isOver || String(error).includes('refused with')) fault = error;
    }
  })();
  await wait(ms);
  isOver = true;
  running.kill(target);
  await Promise.all([running.ended, actions]);
  const again = start(folder, port);
  await again.ready;
  const faults = await action.check(again);
  again.kill('all');
  await again.ended;
  return { faults: fault ? [String(fault), ...faults] : faults, done };
}
