import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenAbandoned } from './parent.mjs';
import { Stop, say } from './stop.mjs';

/*
 * First step of every command, and the only part that has to run on any Node (20 or later, nothing
 * installed): brings node_modules up to the lock file, then continues with a current Node.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The first version whose SQLite, which locks the data, prints no experimental warning. */
const neededMajor = 24;
const at = (...parts) => path.join(root, ...parts);
const stampFile = at('node_modules', '.cache', 'installed.txt');

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** True if npm's own record of node_modules contains every package in its locked version. */
function isAsLocked() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(at('package-lock.json')).packages).every(
    ([name, locked]) =>
      name === '' || locked.optional || installed[name]?.version === locked.version,
  );
}

/** Runs npm to its end; returns whether it succeeded. */
function npm(parameters, output = 'inherit') {
  const { status } = spawnSync('npm', parameters, {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function installWhatIsMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  if (!isAsLocked()) {
    // The build needs development packages too, whatever NODE_ENV is.
    const always = ['--include=dev', '--no-audit', '--no-fund'];
    say('Installing packages');
    // npm ci rejects a lock file that was created without the builds for other systems; npm install
    // accepts it, but would write to it without --no-save.
    const installed = npm(['ci', ...always], 'ignore') || npm(['install', '--no-save', ...always]);
    if (!installed) throw new Stop('npm install failed: see above. Is the registry reachable?');
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lock);
}

/** Runs the same script with another Node, forwards signals and exits with its exit code. */
function runAgainWith(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  whenAbandoned(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve(false);
    });
  });
}

/**
 * Resolves to true if the calling script should continue in this process, and to false if it has
 * already run to its end with the project's newer Node.
 */
export async function bootstrap(scriptUrl) {
  installWhatIsMissing();
  process.env.PATH = `${at('node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return true;
  const newer = at('node_modules', 'node', 'bin', 'node');
  if (!existsSync(newer)) {
    throw new Stop(
      `Node ${process.versions.node} is too old: install Node ${neededMajor} or later (https://nodejs.org).`,
    );
  }
  return runAgainWith(newer, fileURLToPath(scriptUrl));
}
