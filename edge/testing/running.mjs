import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localValues, prepareNginx } from '../template.mjs';

export const secret = 'a-secret-for-tests';
const isInstalled = spawnSync('nginx', ['-v']).status === 0;

/** `describe` if nginx is installed; otherwise skips the tests and names the package. */
export const describeEdge = isInstalled
  ? describe
  : (name, run) =>
      describe.skip(`${name} (skipped: nginx is not installed, apt-get install nginx)`, run);

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
const close = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections?.();
  });

/** A free port on this machine. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

/** Starts a stub of the site, which gives the answers of a test and records the requests. */
export async function startInstance(answer) {
  const requests = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    request.resume().on('end', () => instance.answer(request, response));
  });
  const port = await listen(server);
  const instance = { answer, port, requests, stop: () => close(server) };
  return instance;
}

/**
 * Sends one request byte for byte: follows no redirect, decompresses nothing and adds no header.
 */
export function send(port, target, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, agent: false };
    const request = http.request(
      { ...options, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
            kept: response.headers['x-edge-cache'],
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Resolves at nginx's first answer; throws nginx's output if it has exited. */
async function untilUp(port, child, words) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(words());
    const answer = await send(port, '/edge/health').catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts nginx with the filled template in front of the given instances, in a temporary folder. */
export async function startEdge(instances, values = {}, template = undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const port = await freePort();
  const assets = path.join(folder, 'assets');
  const parameters = prepareNginx(
    localValues({
      folder,
      port,
      assets,
      secret,
      release: 'r1',
      instances: instances.map((instance) => instance.port),
      EDGE_WORKERS: '1',
      EDGE_UNLIMITED: '127.0.0.1',
      ...values,
    }),
    template,
  );
  const child = spawn('nginx', parameters);
  let output = '';
  child.stderr.on('data', (part) => {
    output += part;
  });
  await untilUp(port, child, () => output);
  return {
    port,
    assets,
    parameters,
    get: (target, headers) => send(port, target, { headers }),
    send: (target, options) => send(port, target, options),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
