import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';
import { firstFreePort } from '../tools/run/ports.mjs';
import { isEnding, stop, untilAnswering } from '../tools/run/processes.mjs';
import { Stop, say } from '../tools/run/stop.mjs';
import { bringUpToDate, explainFault, launchCli, prepareServer } from './database.mjs';
import { keepRunning } from './keep-running.mjs';
import { lock } from './lock.mjs';
import { emptyOwnFile, makeOwnFolder } from './own-files.mjs';
import { watchAnswers } from './watch-answers.mjs';

/**
 * Waiting times for locks. Processes that a killed run started exit when their current work is
 * done; a seed takes seconds.
 */
const patienceMs = { run: 1500, database: 30_000 };

/**
 * Locks the data folder for this process, because two backends on one folder would corrupt it. The
 * backend's commands lock the database themselves, so none runs beside a process left behind by an
 * earlier run.
 */
async function claim(folder, databaseLock) {
  const release = await lock(path.join(folder, 'run.lock'), patienceMs.run);
  const isFree = release && (await lock(databaseLock, patienceMs.database));
  if (isFree) {
    isFree();
    return release;
  }
  throw new Stop(
    `The data in ${path.relative(root, folder)} is in use by another run of this site: stop that run first, or set DATA_DIR to another folder.`,
  );
}

function rememberedPort(folder, preferred) {
  const file = path.join(folder, 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || preferred : preferred;
}

/**
 * Starts the embedded backend on this machine and brings its database up to date. Returns its
 * address, its current process id and a function that stops it.
 *
 * `siteUrl` is where the links in its mails lead; `confirmsByMail` says whether a new account has
 * to be confirmed by mail; `databaseUrl` names a PostgreSQL server to use instead of the built-in
 * one; `host` is the address to listen on, other than the loopback only when it is the sole program
 * of a container.
 */
export async function startBackend({
  folder: namedFolder,
  port: preferred,
  portIsFixed = false,
  keys,
  siteUrl = 'http://localhost:3000',
  confirmsByMail = false,
  databaseUrl,
  host = '127.0.0.1',
}) {
  // The backend runs in its own folder, where a relative path would name another place.
  const folder = path.resolve(root, namedFolder);
  makeOwnFolder(folder);
  const databaseLock = path.join(folder, 'database.lock');
  const release = await claim(folder, databaseLock);
  const logFile = path.join(folder, 'backend.log');
  const mailFile = path.join(folder, 'mails.log');
  for (const file of [logFile, mailFile]) emptyOwnFile(file);
  // Keep the last port, because the build contains the address.
  const wanted = portIsFixed ? preferred : rememberedPort(folder, preferred);
  const port = await firstFreePort(wanted);
  const env = {
    ...keys,
    EMBEDDED_PORT: String(port),
    EMBEDDED_DRIVER: databaseUrl ? 'postgres' : 'pglite',
    EMBEDDED_DATA: databaseUrl ?? path.join(folder, 'database'),
    EMBEDDED_LOCK: databaseLock,
    EMBEDDED_MAILS: mailFile,
    EMBEDDED_SITE_URL: siteUrl.replace(/\/+$/, ''),
    EMBEDDED_CONFIRM_EMAIL: String(confirmsByMail),
    // Its storage is marked as experimental. Here it only holds profile pictures.
    EXPERIMENTAL_STORAGE: '1',
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
  };
  const options = { env, logFile };
  const explained = async (fault) => {
    throw databaseUrl ? fault : await explainFault(fault, folder, options);
  };
  await (databaseUrl ? prepareServer(options) : bringUpToDate(folder, options)).catch(explained);

  const url = `http://127.0.0.1:${port}`;
  const settings = {
    logFile,
    url,
    apikey: keys.EMBEDDED_PUBLISHABLE_KEY,
    host,
    env: { ...env, EMBEDDED_FOLDER: folder },
  };
  const running = await keepRunning(() => startOnce(settings).catch(explained), {
    stop,
    name: 'The backend',
    isOver: isEnding,
    say,
  });
  writeFileSync(path.join(folder, 'port'), String(port));
  say(`Backend ready at ${url}`);
  return {
    url,
    logFile,
    variables: {
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.EMBEDDED_PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: keys.EMBEDDED_SECRET_KEY,
      RATE_LIMIT_SALT: keys.RATE_LIMIT_SALT,
    },
    get pid() {
      return running.child.pid;
    },
    stop: async () => {
      await running.stop();
      release();
    },
  };
}

/** Time that a hung process gets to exit when asked to. */
const patienceWithHungMs = 1000;

/** Niceness: with few processors, serving a finished page comes before storing data. */
const priority = 5;

async function startOnce({ url, apikey, host, env, logFile }) {
  const parameters = ['start', '--no-admin', '--host', host];
  const child = launchCli(parameters, { logFile, env, priority });
  const ask = async (signal) => {
    const answer = await fetch(`${url}/rest/v1/rpc/ping`, { headers: { apikey }, signal });
    await answer.text();
  };
  try {
    await untilAnswering(`${url}/rest/v1/`, child, { name: 'The backend', seconds: 30, logFile });
    // The first request makes the backend create roles and functions; two at once would collide.
    await ask(AbortSignal.timeout(30_000));
  } catch (error) {
    await stop(child);
    throw error;
  }
  watchAnswers(child, ask, () => {
    say('The backend does not answer: ending it');
    stop(child, patienceWithHungMs);
  });
  return child;
}
