import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { whenAbandoned } from './parent.mjs';
import { Stop } from './stop.mjs';

const running = new Set();
let stopping = false;

/** True as soon as this process has been asked to exit. */
export const isEnding = () => stopping;

function signalGroup(child, signal) {
  try {
    // A negative id addresses the whole group, because Next starts workers.
    process.kill(-child.pid, signal);
  } catch {
    // It has already exited.
  }
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Stops a process that launch() started, with its children: asks first, then kills. */
export async function stop(child, patienceMs = 5000) {
  if (!running.delete(child) || hasEnded(child)) {
    signalGroup(child, 'SIGKILL');
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  await ended;
  clearTimeout(force);
  signalGroup(child, 'SIGKILL');
}

async function stopAll() {
  await Promise.all([...running].map((child) => stop(child)));
}

/** Stops all started processes when this process is asked to exit, for whatever reason. */
function stopEverythingAtTheEnd() {
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  whenAbandoned(end);
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
}

stopEverythingAtTheEnd();

/** Output of a program: the end of a file, or the terminal. */
function outputTo(logFile) {
  if (!logFile) return 'inherit';
  mkdirSync(path.dirname(logFile), { recursive: true });
  return openSync(logFile, 'a', 0o600);
}

/**
 * Starts a program in its own process group, so that Ctrl-C only reaches it through us, in the
 * right order. Its output goes to the log file, or else to the terminal. `input` is its standard
 * input, `priority` its niceness from -20 to 19.
 */
export function launch(command, parameters, { env = {}, logFile, input, priority } = {}) {
  const output = outputTo(logFile);
  const child = spawn(command, parameters, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env, LAUNCHED_BY: String(process.pid) },
    stdio: [input === undefined ? 'ignore' : 'pipe', output, output],
  });
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
  child.stdin?.end(input);
  // The program now has its own handle.
  if (logFile) closeSync(output);
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    signalGroup(child, 'SIGKILL');
  });
  return child;
}

/** Last lines of a log, for an error message. */
export function tail(logFile, lines = 25) {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}

/** Waits for a program to exit and returns its exit code. */
export function finish(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Resolves when an address answers; throws a Stop if the process behind it exits or the time is up.
 */
export async function untilAnswering(url, child, { name, seconds = 60, logFile }) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    // We stopped it ourselves: the caller is about to exit too.
    if (stopping) return new Promise(() => {});
    if (hasEnded(child)) throw new Stop(`${name} stopped at its start.\n${tail(logFile)}`);
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
  throw new Stop(`${name} did not answer at ${url} within ${seconds} seconds.\n${tail(logFile)}`);
}
