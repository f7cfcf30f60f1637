import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepRunning } from '../backend/keep-running.mjs';
import { firstFreePort } from '../tools/run/ports.mjs';
import { isEnding, launch, stop } from '../tools/run/processes.mjs';
import { say } from '../tools/run/stop.mjs';

/**
 * Keys shared by the edge and all instances on this machine, created once and stored in the folder.
 */
export function edgeKeys(folder) {
  const file = path.join(folder, 'keys.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const keys = {
      EDGE_SECRET: randomBytes(32).toString('base64url'),
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    };
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Starts Redis or Valkey in memory only and restarts it when it exits. Returns its address and
 * current process id; throws with install instructions if neither program is installed.
 */
export async function startStore(isInstalled) {
  const command = ['valkey-server', 'redis-server'].find(isInstalled);
  if (!command) {
    say('The instances share nothing: neither Redis nor Valkey is installed.');
    say('On Debian: apt-get install redis-server. Or name one: REDIS_URL=redis://host:6379');
    return { url: undefined, pid: undefined };
  }
  const port = await firstFreePort(Number(process.env.REDIS_PORT ?? 6390));
  const memory = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru'];
  const parameters = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...memory];
  const start = async () =>
    launch(command, [...parameters, '--appendonly', 'no', '--loglevel', 'warning']);
  const running = await keepRunning(start, { name: 'The store', stop, isOver: isEnding, say });
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return running.child.pid;
    },
  };
}
