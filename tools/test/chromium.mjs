import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Stop, say } from '../run/stop.mjs';

/** Chromium without a window of its own: the same tests need little more than half the time in it. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a command on PATH that starts; being there is not enough on a machine of containers. */
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

/** The browser that `playwright install chromium` has put there, if it has. */
function fromPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

const mayInstall = () => process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;

/** Only Debian packs the shell; asking another system for it would cost seconds at every run. */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, 'utf8'));
}

let isUpToDate = false;

/** Installs a package with apt-get; quiet when there is none of that name or no network. */
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
 * A Chromium for the browser tests: the headless shell where it is there or Debian has it, else the
 * browser of the system or of Playwright. A Stop that says how to get one when there is none to be had.
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
