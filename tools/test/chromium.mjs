import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Stop, say } from '../run/stop.mjs';

/** Headless build of Chromium, in which the tests take little more than half the time. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a command on PATH that starts. Its mere existence is not enough, because in a container
 * it may not run.
 */
function onPath(...commands) {
  for (const command of commands) {
    const found = spawnSync('which', [command], { encoding: 'utf8' });
    const file = found.status === 0 ? found.stdout.trim() : '';
    if (file && starts(file)) return file;
  }
  return undefined;
}

function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Browser installed by `playwright install chromium`, if any. */
function fromPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const mayInstall = () => process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

/**
 * Only Debian packages the headless shell; asking another system for it would cost seconds in every
 * run.
 */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

let isUpToDate = false;

/** Installs a package with apt-get; silent if the package does not exist or there is no network. */
function install(name) {
  say(`Installing a browser for the tests (apt-get install ${name})`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  const apt = (...parameters) => spawnSync('apt-get', ['-qq', ...parameters], options);
  if (!isUpToDate) apt('update', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20');
  isUpToDate = true;
  apt('install', '-y', '--no-install-recommends', name);
}

function fromDebian(name) {
  install(name);
  return onPath(name);
}

/**
 * Finds a Chromium for the browser tests: the headless shell if it is installed or Debian provides
 * it, otherwise the browser of the system or of Playwright. Throws a Stop with instructions if
 * there is none.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Stop(`CHROMIUM_PATH names ${chosen}, which is not there: correct it or unset it.`);
  }
  const file =
    chosen ||
    onPath(shell) ||
    (mayInstall() && isDebian() && fromDebian(shell)) ||
    onPath(...browsers) ||
    fromPlaywright() ||
    (mayInstall() && fromDebian('chromium'));
  if (file) return file;
  throw new Stop(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one that is installed.',
  );
}
