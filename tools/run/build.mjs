import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { finish, launch, tail } from './processes.mjs';
import { Stop, say } from './stop.mjs';

const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const endWithLauncher = new URL('end-with-launcher.mjs', import.meta.url).href;

/** Inputs of a build. Tests are excluded, although they are next to the code they test. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'styles',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * All files under a path of the project, sorted so that the fingerprint does not depend on the file
 * system.
 */
export function filesUnder(name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesUnder(path.join(name, entry)));
}

const isInBuild = (name) =>
  name.startsWith('NEXT_PUBLIC_') ||
  name === 'NEXT_DEPLOYMENT_ID' ||
  name === 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';

/** Hash of the sources, of the variables that end up in the build, and of the Node version. */
function fingerprint(settings) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).filter((name) => !isTest(name))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  for (const name of Object.keys(settings).sort()) {
    if (isInBuild(name)) hash.update(`${name}=${settings[name]}\0`);
  }
  return hash.update(process.versions.node.split('.')[0]).digest('hex');
}

/** Short name of the release made from these sources and variables. */
export const releaseOf = (settings) => fingerprint(settings).slice(0, 16);

/** Builds the site unless the existing build was made from exactly these sources. */
export async function ensureBuild({ distDir, settings, logFile }) {
  const folder = path.join(root, distDir);
  const stamp = path.join(folder, 'fingerprint.txt');
  const wanted = fingerprint(settings);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    say('The build is up to date');
    return;
  }
  say('Building the site (a minute or two)');
  rmSync(stamp, { force: true });
  writeFileSync(logFile, '', { mode: 0o600 });
  // Next adds the folder of every build to tsconfig.json, but a build must not change a tracked
  // file.
  const tsconfigFile = path.join(root, 'tsconfig.json');
  const tsconfig = readFileSync(tsconfigFile, 'utf8');
  const code = await finish(
    launch(process.execPath, ['--import', endWithLauncher, next, 'build'], {
      env: {
        ...settings,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: distDir,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      logFile,
    }),
  );
  if (readFileSync(tsconfigFile, 'utf8') !== tsconfig) writeFileSync(tsconfigFile, tsconfig);
  if (code !== 0) throw new Stop(`${tail(logFile, 60)}\nThe build failed: see above.`);
  writeFileSync(stamp, wanted);
}
