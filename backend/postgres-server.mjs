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

/** Where servers are installed: on the PATH, and where Debian, Red Hat and Homebrew put them. */
const places = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

const versionIn = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);

/** The folder with the programs of an installed server, of several the newest; or undefined. */
export function installedServer() {
  const elsewhere = globSync(places).sort((one, other) => versionIn(other) - versionIn(one));
  return [...(process.env.PATH ?? '').split(path.delimiter), ...elsewhere].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

const idOf = (option, user) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));

/** Whom the server runs as: PostgreSQL refuses root, so it gets the least of the others. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // No such user here.
    }
  }
  throw new Stop(
    'PostgreSQL refuses to run as root, and there is no user postgres or nobody here.',
  );
}

function launchAs(user, command, parameters, options) {
  if (!user) return launch(command, parameters, options);
  const ids = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'];
  // From the root folder: that user may not be allowed where this project is.
  return launch('env', ['-C', '/', 'setpriv', ...ids, command, ...parameters], options);
}

/** Starts a server over a folder of its own, on this machine alone, without a trace when it has ended. */
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
    // The data need not outlive a power cut.
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
