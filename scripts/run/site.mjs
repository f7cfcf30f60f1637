import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from './backend.mjs';
import { root } from './bootstrap.mjs';
import { ensureBuild } from './build.mjs';
import { checkHostedBackend, chosenBackend, confirmsByMail, embeddedKeys } from './environment.mjs';
import { allocatorVariables, nodeOptions } from './memory.mjs';
import { isFree } from './ports.mjs';
import { launch, untilAnswering, untilEnded } from './processes.mjs';
import { Stop, say } from './stop.mjs';

export { variables } from './environment.mjs';

const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const programs = {
  start: [path.join(root, 'scripts', 'run', 'web-server.mjs')],
  dev: [next, 'dev'],
};

/** A port from a variable, or its default; a Stop that names the variable when it is no port. */
function portFrom(settings, name, fallback) {
  const port = Number(settings[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Stop(`${name} must be a port number, not "${settings[name]}".`);
}

/** Where the site will listen. `localhost` and not 127.0.0.1: Next would redirect rewritten pages in a loop. */
function chosenAddress(settings) {
  const port = portFrom(settings, 'PORT', 3000);
  const asked = settings.HOST ?? 'localhost';
  const host = asked === '127.0.0.1' ? 'localhost' : asked;
  return { host, port, url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}` };
}

/** Where the site will listen; a Stop that says what to do when somebody is there already. */
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

/** Starts the embedded backend, or checks the one the variables name. Gives the variables of the site. */
export async function prepareBackend(settings) {
  const folder = path.resolve(root, settings.DATA_DIR ?? '.data');
  mkdirSync(folder, { recursive: true });
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
    // Where the links in its mails lead.
    siteUrl: settings.NEXT_PUBLIC_SITE_URL ?? chosenAddress(settings).url,
    confirmsByMail: confirmsByMail(settings),
  });
  return { folder, settings: { ...settings, DATA_DIR: folder, ...backend.variables } };
}

/**
 * Builds the site where it must be. Canonical addresses are part of the build: without a variable that
 * says otherwise they are those at which this start will listen.
 */
export async function build({ folder, settings: given }) {
  const settings = { NEXT_PUBLIC_SITE_URL: chosenAddress(given).url, ...given };
  const distDir = settings.NEXT_DIST_DIR ?? '.next';
  await ensureBuild({ distDir, settings, logFile: path.join(folder, 'build.log') });
}

/**
 * Runs the built site or `next dev` and resolves when it answers, to its process and a promise that fails when it
 * ends of itself. A backend that does is started again meanwhile, and pages say what they cannot show.
 */
export async function open(mode, { host, port, url }, { settings }) {
  const child = launch(
    process.execPath,
    [...programs[mode], '--hostname', host, '--port', String(port)],
    {
      env: {
        ...(mode === 'dev' ? { SHOW_GALLERY: 'true' } : {}),
        ...settings,
        ...(mode === 'start'
          ? { NODE_OPTIONS: nodeOptions(process.env.NODE_OPTIONS), ...allocatorVariables() }
          : {}),
        NODE_ENV: mode === 'dev' ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  );
  await untilAnswering(`${url}/api/health`, child, { name: 'The site', seconds: 120 });
  say(`Cyclades Compass is at ${url} (Ctrl-C ends it)`);
  return { ended: untilEnded(child, 'The site'), pid: child.pid };
}
