import path from 'node:path';
import { startBackend } from '../../backend/backend.mjs';
import { keepRunning } from '../../backend/keep-running.mjs';
import { makeOwnFolder } from '../../backend/own-files.mjs';
import { root } from './bootstrap.mjs';
import { ensureBuild } from './build.mjs';
import { checkHostedBackend, chosenBackend, confirmsByMail, embeddedKeys } from './environment.mjs';
import { isFree } from './ports.mjs';
import { isEnding, launch, stop, untilAnswering } from './processes.mjs';
import { Stop, say } from './stop.mjs';

export { variables } from './environment.mjs';

const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
/**
 * Limits of the server's heap in MB. Without them V8 collects garbage so late on a machine with much
 * memory that the process grows to 780 MB (`npm run bench -- memory`). Twice what the site holds.
 */
const heapLimits = ['--max-old-space-size=640', '--max-semi-space-size=16'];

const programs = {
  start: [...heapLimits, path.join(root, 'server', 'index.mjs')],
  dev: [next, 'dev'],
};

/**
 * Port from a variable, or its default; throws a Stop that names the variable if it is not a port.
 */
function portFrom(settings, name, fallback) {
  const port = Number(settings[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Stop(`${name} must be a port number, not "${settings[name]}".`);
}

/**
 * Address the site will listen on. `localhost` instead of 127.0.0.1, because Next would redirect
 * rewritten pages in a loop.
 */
function chosenAddress(settings) {
  const port = portFrom(settings, 'PORT', 3000);
  const setting = settings.HOST ?? 'localhost';
  const host = setting === '127.0.0.1' ? 'localhost' : setting;
  return { host, port, url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}` };
}

/** Address the site will listen on; throws a Stop with instructions if the port is in use. */
export async function webAddress(settings) {
  const address = chosenAddress(settings);
  const { host, port } = address;
  if (!(await isFree(port, host))) {
    throw new Stop(
      `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=${port + 1} npm start`,
    );
  }
  return address;
}

/** Starts the embedded backend, or checks the configured one. Returns the variables of the site. */
export async function prepareBackend(settings) {
  const folder = path.resolve(root, settings.DATA_DIR ?? '.data');
  makeOwnFolder(folder);
  if (chosenBackend(settings) === 'hosted') {
    await checkHostedBackend(settings);
    return { folder, settings: { ...settings, DATA_DIR: folder } };
  }
  const port = portFrom(settings, 'BACKEND_PORT', 54321);
  const portIsFixed = settings.BACKEND_PORT !== undefined;
  const backend = await startBackend({
    folder,
    port,
    portIsFixed,
    keys: embeddedKeys(),
    // Target of the links in its mails.
    siteUrl: settings.NEXT_PUBLIC_SITE_URL ?? chosenAddress(settings).url,
    confirmsByMail: confirmsByMail(settings),
    host: settings.BACKEND_HOST,
  });
  say('Mails are not sent: npm run mail shows them');
  const MAIL_FILE = path.join(folder, 'mails.log');
  return {
    folder,
    backend,
    settings: { MAIL_FILE, ...settings, DATA_DIR: folder, ...backend.variables },
  };
}

/**
 * Builds the site if necessary. Canonical addresses are part of the build: unless a variable sets
 * another origin, they use the address at which this run will listen.
 */
export async function build({ folder, settings: given }) {
  const settings = { NEXT_PUBLIC_SITE_URL: chosenAddress(given).url, ...given };
  const distDir = settings.NEXT_DIST_DIR ?? '.next';
  await ensureBuild({ distDir, settings, logFile: path.join(folder, 'build.log') });
}

/** Number of crashes of the site within a minute after which `npm start` gives up. */
export const maxRestarts = 5;

/**
 * Runs the built site or `next dev`. Resolves when it answers, with its current process id, the
 * function that stops it, and a promise that rejects when it has died `deaths` times within a
 * minute; until then it is restarted.
 */
export async function open(mode, { host, port, url }, { settings }, deaths = 1) {
  const start = async () => {
    const child = launch(
      process.execPath,
      [...programs[mode], '--hostname', host, '--port', String(port)],
      {
        env: {
          ...(mode === 'dev' ? { SHOW_GALLERY: 'true' } : {}),
          ...settings,
          // glibc would retain free memory for each of a dozen threads: 150 MB after 2,000
          // searches.
          MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
          NODE_ENV: mode === 'dev' ? 'development' : 'production',
          NEXT_TELEMETRY_DISABLED: '1',
        },
      },
    );
    await untilAnswering(`${url}/api/health`, child, { name: 'The site', seconds: 120 }).catch(
      async (error) => {
        await stop(child);
        throw error;
      },
    );
    return child;
  };
  const running = await keepRunning(start, {
    name: 'The site',
    stop,
    isOver: isEnding,
    say,
    deaths,
  });
  say(`Cyclades Compass is at ${url} (Ctrl-C ends it)`);
  return {
    ended: running.ended,
    stop: running.stop,
    get pid() {
      return running.child.pid;
    },
  };
}
