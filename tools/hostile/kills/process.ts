import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import path from 'node:path';
import type { Place } from './action.ts';

const program = path.join(import.meta.dirname, 'backend.ts');

/**
 * Target of a kill: the first process, all of its processes, or those whose command names a file.
 */
export type KillTarget = 'launcher' | 'all' | { readonly named: string };

/** A program that is running or starting. */
export interface Running extends Place {
  /** Resolves when it answers; rejects if it exits before. */
  readonly ready: Promise<void>;
  /** Resolves with its output when the first process has exited. */
  readonly ended: Promise<string>;
  /** Kills them with SIGKILL; returns their number. */
  kill(target: KillTarget): number;
}

interface Row {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All descendants of a process, by the parent ids of the system. */
function below(pid: number): Row[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line): Row => {
      const [, own = 0, parent = 0, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return { pid: Number(own), parent: Number(parent), command };
    });
  const childrenOf = (one: number): Row[] =>
    rows.filter(({ parent }) => parent === one).flatMap((row) => [row, ...childrenOf(row.pid)]);
  return childrenOf(pid);
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const { pid = 0 } of alive) for (const one of [...below(pid), { pid }]) end(one.pid);
});

/** Watches a started program and its output; `answering` resolves when it answers. */
export function watched(
  child: ChildProcess,
  place: Place,
  answering: (child: ChildProcess) => Promise<void>,
): Running {
  alive.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  const ended = new Promise<string>((resolve) =>
    child.once('exit', () => {
      alive.delete(child);
      resolve(output);
    }),
  );
  const ready = Promise.race([
    answering(child),
    ended.then(() => Promise.reject(new Error(`it ended at its start:\n${output}`))),
  ]);
  // Prevents an unhandled rejection if it is killed before.
  ready.catch(() => undefined);
  const { pid = 0 } = child;
  return {
    ...place,
    ready,
    ended,
    kill(target) {
      const rows = below(pid);
      const named = typeof target === 'object' ? target.named : '';
      const hit = named
        ? rows.filter(({ command }) => command.includes(named)).map((row) => row.pid)
        : [pid, ...(target === 'all' ? rows.map((row) => row.pid) : [])];
      for (const one of hit) end(one);
      return hit.length;
    },
  };
}

/** Starts a backend on a folder. */
export function start(folder: string, port: number): Running {
  const child = fork(program, [folder, String(port)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return watched(
    child,
    { folder, url: `http://127.0.0.1:${port}` },
    () => new Promise((resolve) => child.once('message', () => resolve())),
  );
}
