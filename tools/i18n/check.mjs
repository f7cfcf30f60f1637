import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { firstFreePort } from '../run/ports.mjs';
import { launch, stop, tail, untilAnswering } from '../run/processes.mjs';
import { checkPages } from './third-language/pages.ts';
import { copyProject } from './third-language/project-copy.ts';
import { pseudoText, writePseudoTexts } from './third-language/pseudo-texts.ts';
import { addEntry, commandsFor } from './third-language/steps.ts';

/*
 * `npm run check -- third-language`: follows the steps of CONTRIBUTING for a new language in a copy
 * of the project, with texts made mechanically from the English ones, and checks types, messages,
 * build and pages there. With `--without-build`, which takes a third of the time, it stops before the build.
 */
const copy = copyProject(path.join(import.meta.dirname, '../..'));
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '.next' };
const bin = (name) => path.join(copy, 'node_modules/.bin', name);

/** Runs a step; throws an Error with the step's output if it fails. */
async function step(name, run) {
  const began = Date.now();
  try {
    await run();
  } catch (fault) {
    const output = `${fault.stdout ?? ''}${fault.stderr ?? ''}`.slice(0, 6000);
    throw new Error(`${name} failed\n${output}`, { cause: fault });
  }
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

const run = (program, ...parameters) =>
  promisify(execFile)(program, parameters, { cwd: copy, env, maxBuffer: 2 ** 26 });

/** Builds and starts the site with `npm start`, and checks its pages in a language. */
async function checkSite(locale) {
  const logFile = path.join(copy, 'site.log');
  const port = await firstFreePort(3517, 'localhost');
  const url = `http://localhost:${port}`;
  const site = launch('node', [path.join(copy, 'scripts/start.mjs')], {
    env: { ...env, PORT: String(port), DATA_DIR: path.join(copy, '.data') },
    logFile,
  });
  try {
    await untilAnswering(`${url}/api/health`, site, { name: 'the site', seconds: 600, logFile });
    const home = JSON.parse(readFileSync(path.join(copy, 'messages/en/home.json'), 'utf8'));
    await checkPages(url, locale, pseudoText(home.hero.title));
  } catch (fault) {
    console.error(tail(logFile, 40));
    throw fault;
  } finally {
    await stop(site, 20_000);
  }
}

try {
  const locale = addEntry(copy);
  for (const { script, parameters } of commandsFor(copy)) {
    const words = ['npm', 'run', script, '--', ...parameters];
    await step(words.join(' '), () => run(...words));
  }
  writePseudoTexts(path.join(copy, 'messages', locale));
  await step('messages', () => run('node', 'tools/test/check-messages.mjs'));
  await step('types', async () => {
    await run(bin('next'), 'typegen');
    await run(
      'node',
      'node_modules/typescript-7/bin/tsc',
      '--noEmit',
      '--incremental',
      'false',
      '-p',
      '.',
    );
  });
  if (!process.argv.includes('--without-build')) {
    await step('build and pages', () => checkSite(locale));
    console.log(`The site answers in ${locale}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
