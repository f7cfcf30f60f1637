import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstFreePort } from '../tools/run/ports.mjs';
import { finish, launch, stop, tail } from '../tools/run/processes.mjs';
import { Stop } from '../tools/run/stop.mjs';

/** Places where servers are installed: the PATH, and those of Debian, Red Hat and Homebrew. */
const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

const versionIn = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** Folder with the programs of the newest installed server, or undefined. */
export function installedServer() {
  const elsewhere = globSync(places).sort((one, other) => versionIn(other) - versionIn(one));
  return [...(process.env.PATH ?? '').split(path.delimiter), ...elsewhere].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

const idOf = (option, user) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));

/**
 * User that runs the server. PostgreSQL refuses to run as root, so root picks the least privileged
 * account.
 */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This user does not exist here.
    }
  }
  throw new Stop(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody here.',
  );
}

function launchAs(user, command, parameters, options) {
  if (!user) return launch(command, parameters, options);
  const ids = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  // Start in the root folder: that user may have no access to the project.
  return launch('env', ['-C', '/', 'setpriv', ...ids, command, ...parameters], options);
}

/**
 * Starts a server on a temporary folder, reachable only from this machine; removes the folder when
 * it stops.
 */
export async function startServer(bin, logFile) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compass-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.on('exit', remove);
  const user = serverUser();
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) for (const owned of [folder, passwordFile]) chownSync(owned, user.uid, user.gid);
  chmodSync(folder, 0o700);

  const cluster = path.join(folder, 'cluster');
  const made = launchAs(
    user,
    path.join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256'].concat([
      '--no-sync',
      `--pwfile=${passwordFile}`,
    ]),
    { logFile },
  );
  if ((await finish(made)) !== 0) throw new Stop(`initdb failed.\n${tail(logFile)}`);

  const port = await firstFreePort(55517);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // The data does not need to survive a power cut.
    fsync: 'off',
  };
  const server = launchAs(
    user,
    path.join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port)].concat(
      Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    { logFile },
  );
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stop(server);
      remove();
    },
  };
}
