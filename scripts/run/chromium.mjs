import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Stop, say } from './stop.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser on PATH that starts; being there is not enough on a machine of containers. */
function fromSystem() {
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

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  say('Installing Chromium (apt-get install chromium)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return fromSystem();
}

/** A Chromium for the browser tests; a Stop that says how to get one when there is none to be had. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Stop(`CHROMIUM_PATH names ${chosen}, which is not there: correct it or unset it.`);
  }
  const file = chosen || fromSystem() || fromPlaywright() || fromDebian();
  if (file) return file;
  throw new Stop(
    'The browser tests need Chromium: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to one that is installed.',
  );
}
