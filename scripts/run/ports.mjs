import { createServer } from 'node:net';

/** True when a server could listen there. */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The first free port of this machine from the one given. */
export async function firstFreePort(from, host) {
  for (let port = from; port < from + 200; port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port between ${from} and ${from + 199}`);
}
