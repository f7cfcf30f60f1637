import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetOnce, oncePerProcess } from '@/lib/foundation/once-per-process';
import { classOf, makeMetrics, type Readings, serveMetrics } from './metrics';

const request = (
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) => ({ method, url, headers }) as IncomingMessage;

const noLoad = () => ({ waiting: 0, running: 0 });

/** A response that has ended, or whose reader has disconnected. */
const responseWith = (statusCode: number, writableFinished: boolean) =>
  Object.assign(new EventEmitter(), { statusCode, writableFinished }) as unknown as ServerResponse;

function end(
  count: (request: IncomingMessage, response: ServerResponse) => void,
  incoming: IncomingMessage,
  statusCode: number,
  writableFinished = true,
) {
  const response = responseWith(statusCode, writableFinished);
  count(incoming, response);
  response.emit('close');
}

beforeEach(() => forgetOnce('readings'));

it('groups requests into a fixed set of classes', () => {
  expect(
    [
      request('/el/islands/naxos?x=1.2'),
      request('/islands/naxos', { headers: { rsc: '1' } }),
      request('/contact', { method: 'POST' }),
      request('/api/ferries/search?from=a'),
      request('/api/health'),
      request('/_next/static/chunks/a.js'),
      request('/icons/icon.png'),
    ].map(classOf),
  ).toEqual(['page', 'navigation', 'form', 'api', 'health', 'file', 'file']);
});

it('counts requests by class and status, running ones and aborted ones', async () => {
  const { registry, count } = makeMetrics(noLoad);
  end(count, request('/about'), 200);
  end(count, request('/about'), 200, false);
  end(count, request('/api/ferries/search'), 503);
  count(request('/'), responseWith(200, false));
  const text = await registry.metrics();
  expect(text).toContain('site_request_duration_seconds_count{class="page",status="200"} 1');
  expect(text).toContain('site_request_duration_seconds_count{class="page",status="499"} 1');
  expect(text).toContain('site_request_duration_seconds_count{class="api",status="503"} 1');
  expect(text).toContain('site_requests_in_flight 1');
});

it('omits unknown values, and adds them when known', async () => {
  const { registry } = makeMetrics(noLoad);
  expect(await registry.metrics()).not.toMatch(/^site_backend_away/m);
  oncePerProcess('readings', (): Readings => ({})).backendAway = () => true;
  expect(await registry.metrics()).toMatch(/^site_backend_away 1$/m);
});

it('serves metrics only to this machine, and nothing else', async () => {
  const { server } = serveMetrics({ METRICS_PORT: '0' }, noLoad);
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await ask('/metrics')).text()).toContain('process_resident_memory_bytes');
  expect((await ask('/')).status).toBe(404);
  server.close();
});

it('continues without metrics if the port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const logged = Promise.withResolvers<unknown>();
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged.resolve(text);
    return true;
  });
  const { count } = serveMetrics(
    { METRICS_PORT: String((taken.address() as AddressInfo).port) },
    noLoad,
  );
  expect(await logged.promise).toMatch(/^No metrics: .*EADDRINUSE/);
  write.mockRestore();
  expect(() => end(count, request('/about'), 200)).not.toThrow();
  taken.close();
});
