import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'backend.ts');

/** A backend that runs, or is on its way to. */
export interface Running {
  readonly url: string;
  /** Resolves when it answers; fails when it ends before. */
  readonly ready: Promise<void>;
  /** Ends at once, without a word to anybody: what was started first, or every process of it. */
  kill(whom: 'launcher' | 'all'): Promise<void>;
}

/** All processes below one, by what the system says of their parents. */
function below(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = rows.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
  return children.flatMap((child) => [child, ...below(child)]);
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

const alive = new Set<ChildProcess>();
process.on('exit', () => {
  for (const { pid } of alive) for (const one of pid ? [pid, ...below(pid)] : []) end(one);
});

/** Starts a backend over a folder. */
export function start(folder: string, port: number): Running {
  const child = fork(program, [folder, String(port)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  alive.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said += part;
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`the backend ended at its start:\n${said}`)));
  });
  // Whoever kills it does not wait for it.
  ready.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    async kill(whom) {
      const pid = child.pid ?? 0;
      const all = whom === 'all' ? [pid, ...below(pid)] : [pid];
      for (const one of all) end(one);
      await ended;
      alive.delete(child);
    },
  };
}
