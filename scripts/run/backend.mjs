import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { firstFreePort } from './ports.mjs';
import { finish, launch, stop, tail, untilAnswering } from './processes.mjs';
import { Stop, say } from './stop.mjs';

const cli = path.join(root, 'node_modules', '@supabase', 'lite', 'dist', 'cli', 'index.js');
const config = ['--config', path.join('supabase', 'embedded.mjs')];

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** True when a process is one of our backends and not a stranger that got its number since. */
function isBackend(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('@supabase/lite');
  } catch {
    return false;
  }
}

function readClaim(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Takes the data folder for this process: two backends over one folder would ruin it. One left behind by
 * a run that was killed is ended first.
 */
function claim(folder) {
  const file = path.join(folder, 'in-use.json');
  const { owner, backend } = readClaim(file);
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new Stop(
      `The data in ${path.relative(root, folder)} is in use by process ${owner}: stop that run first, or set DATA_DIR to another folder.`,
    );
  }
  if (backend && isAlive(backend) && isBackend(backend)) process.kill(backend, 'SIGKILL');
  const write = (more) => writeFileSync(file, JSON.stringify({ owner: process.pid, ...more }));
  write({});
  return { write, release: () => rmSync(file, { force: true }) };
}

/** Runs one command of the backend to its end, its output into the log. */
async function runCli(parameters, options, purpose) {
  const code = await finish(launch(process.execPath, [cli, ...parameters, ...config], options));
  if (code !== 0) throw new Stop(`${purpose} failed.\n${tail(options.logFile)}`);
}

/** Applies the migrations that are not applied yet; asks the database only when there is a new one. */
async function migrate(folder, options) {
  const stamp = path.join(folder, 'migrated');
  const migrations = path.join(root, 'supabase', 'migrations');
  const known = readdirSync(migrations).sort().join('\n');
  const isNew = !existsSync(options.env.EMBEDDED_DATA);
  if (!isNew && existsSync(stamp) && readFileSync(stamp, 'utf8') === known) return;
  say(isNew ? 'Making the database' : 'Bringing the database up to date');
  await runCli(['migration', 'up'], options, 'Migrating the database');
  writeFileSync(stamp, known);
  // Of a database that stood here before.
  if (isNew) rmSync(path.join(folder, 'seeded'), { force: true });
}

/** Runs the seed when it has changed since it was run last: it is written so that it may run again. */
async function seedWhenNew(folder, options) {
  const stamp = path.join(folder, 'seeded');
  const files = path.join(root, 'supabase', 'seed');
  const seed = readdirSync(files, { recursive: true })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(path.join(files, name), 'utf8'))
    .join('\n');
  const known = createHash('sha256').update(seed).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === known) return;
  // Not as an argument: Linux takes none of more than 128 KB.
  await runCli(['db', 'query'], { ...options, input: seed }, 'Seeding the database');
  writeFileSync(stamp, known);
}

function rememberedPort(folder, preferred) {
  const file = path.join(folder, 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || preferred : preferred;
}

/**
 * Starts the embedded backend on this machine alone, its database brought up to date. Gives its address
 * and the function that ends it. `siteUrl` is where the links of its mails lead, `confirmsByMail` whether
 * a new account waits for one; `databaseUrl` names a PostgreSQL server in place of the built-in one.
 */
export async function startBackend({
  folder: namedFolder,
  port: preferred,
  portIsFixed = false,
  keys,
  siteUrl = 'http://localhost:3000',
  confirmsByMail = false,
  databaseUrl,
}) {
  // The backend works in its own folder: a relative one would name another place there.
  const folder = path.resolve(root, namedFolder);
  mkdirSync(folder, { recursive: true });
  const lock = claim(folder);
  const logFile = path.join(folder, 'backend.log');
  writeFileSync(logFile, '');
  // The port of last time, because the build carries the address.
  const wanted = portIsFixed ? preferred : rememberedPort(folder, preferred);
  const port = await firstFreePort(wanted);
  const env = {
    ...keys,
    EMBEDDED_PORT: String(port),
    EMBEDDED_DRIVER: databaseUrl ? 'postgres' : 'pglite',
    EMBEDDED_DATA: databaseUrl ?? path.join(folder, 'database'),
    EMBEDDED_SITE_URL: siteUrl.replace(/\/+$/, ''),
    EMBEDDED_CONFIRM_EMAIL: String(confirmsByMail),
    // Its storage calls itself experimental. It keeps nothing but people's pictures here.
    EXPERIMENTAL_STORAGE: '1',
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
  };
  const options = { env, logFile };
  await migrate(folder, options);
  await seedWhenNew(folder, options);

  const child = launch(process.execPath, [cli, 'start', '--no-admin', ...config], {
    logFile,
    env: { ...env, EMBEDDED_FOLDER: folder },
  });
  lock.write({ backend: child.pid });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(`${url}/rest/v1/`, child, { name: 'The backend', seconds: 30, logFile });
  // The first question makes the backend lay out roles and functions; two at once would collide there.
  await fetch(`${url}/rest/v1/rpc/ping`, { headers: { apikey: keys.EMBEDDED_PUBLISHABLE_KEY } });
  writeFileSync(path.join(folder, 'port'), String(port));
  process.on('exit', lock.release);
  say(`Backend ready at ${url}`);
  return {
    child,
    url,
    logFile,
    variables: {
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.EMBEDDED_PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: keys.EMBEDDED_SECRET_KEY,
      RATE_LIMIT_SALT: keys.RATE_LIMIT_SALT,
    },
    stop: async () => {
      await stop(child);
      lock.release();
    },
  };
}
