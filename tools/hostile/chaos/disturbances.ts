import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The parts of the edge that can be disturbed. */
export interface Parts {
  /** Current process ids, because parts are restarted. */
  pids(): { backend?: number; store?: number; instances: (number | undefined)[] };
  /** Cache folder of nginx. */
  readonly cacheFolder: string;
  readonly weatherUrl: string;
  release(): Promise<void>;
}

export interface Disturbance {
  readonly name: string;
  run(parts: Parts): unknown;
}

/** Sends a signal to a part and all its processes. */
function send(pid: number | undefined, signal: NodeJS.Signals) {
  if (pid === undefined) throw new Error('The part that should be disturbed is not running.');
  process.kill(-pid, signal);
}

/** Suspends a part for a while, like a machine that swaps. */
async function hang(pid: number | undefined, ms: number) {
  send(pid, 'SIGSTOP');
  await wait(ms);
  try {
    send(pid, 'SIGCONT');
  } catch {
    // It was detected as hung and replaced in the meantime.
  }
}

const setWeather = ({ weatherUrl }: Parts, mode: string) =>
  fetch(`${weatherUrl}/mode/${mode}`, { method: 'PUT' });

/** In order; each takes the same time. */
export const disturbances: readonly Disturbance[] = [
  { name: 'quiet', run: () => undefined },
  { name: 'backend killed', run: (parts) => send(parts.pids().backend, 'SIGKILL') },
  { name: 'backend hung', run: (parts) => hang(parts.pids().backend, 15_000) },
  { name: 'store hung', run: (parts) => hang(parts.pids().store, 10_000) },
  { name: 'store killed', run: (parts) => send(parts.pids().store, 'SIGKILL') },
  { name: 'instance killed', run: (parts) => send(parts.pids().instances[0], 'SIGKILL') },
  { name: 'instance hung', run: (parts) => hang(parts.pids().instances[0], 10_000) },
  { name: 'weather service slow', run: (parts) => setWeather(parts, 'slow') },
  { name: 'weather service away', run: (parts) => setWeather(parts, 'away') },
  {
    name: 'cache of nginx emptied',
    run: ({ cacheFolder }) => {
      for (const part of readdirSync(cacheFolder)) {
        rmSync(path.join(cacheFolder, part), { recursive: true, force: true });
      }
    },
  },
  { name: 'release', run: ({ release }) => release() },
];
