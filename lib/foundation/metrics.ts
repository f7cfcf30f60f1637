import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { oncePerProcess } from './once-per-process.ts';

/*
 * Prometheus metrics, on a separate port that is not public. Loaded only where METRICS_PORT is set.
 */

/**
 * Readings of the site's own state. readings.ts, which the build compiles into a separate bundle,
 * fills them in. Each function runs at every scrape and has to be cheap.
 */
export interface Readings {
  /** True while the circuit breaker answers instead of the backend. */
  backendAway?: () => boolean;
  /**
   * Seconds since the timetable of FERRY_GTFS_URL was loaded, or was confirmed as the newest one.
   */
  timetableAge?: () => number | undefined;
  /** Days until the last day of the timetable in service; negative once it has passed. */
  timetableDaysLeft?: () => number;
  plansWaiting?: () => number;
  plansRunning?: () => number;
}

/** Load of the queue of heavy requests. */
type HeavyLoad = () => { readonly waiting: number; readonly running: number };

/**
 * Class of the answer that a request wants. There are few classes, which keeps the number of series
 * low.
 */
export function classOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  const [path = ''] = url.split('?', 1);
  if (/^\/(?:api|auth|feeds)\//.test(path)) return path.endsWith('/health') ? 'health' : 'api';
  if (path.startsWith('/_next/') || /\/[^/]+\.\w+$/.test(path)) return 'file';
  if (method === 'POST') return 'form';
  return headers.rsc ? 'navigation' : 'page';
}

/**
 * Gauges, read at each scrape: name, help text, and value, which is undefined while it is unknown.
 */
const gauges = (
  readings: Readings,
  heavyLoad: HeavyLoad,
): [name: string, help: string, read: () => number | undefined][] => [
  [
    'site_heavy_requests_waiting',
    'Requests for a whole trip or account that queue.',
    () => heavyLoad().waiting,
  ],
  [
    'site_heavy_requests_running',
    'Requests for a whole trip or account that are being answered.',
    () => heavyLoad().running,
  ],
  [
    'site_backend_away',
    '1 while the backend counts as away and is not asked.',
    () => (readings.backendAway ? Number(readings.backendAway()) : undefined),
  ],
  [
    'site_timetable_age_seconds',
    'Since the timetable of FERRY_GTFS_URL was loaded, or found to be the newest.',
    () => readings.timetableAge?.(),
  ],
  [
    'site_timetable_days_left',
    'Days until the last day of the timetable in service.',
    () => readings.timetableDaysLeft?.(),
  ],
  ['site_plans_waiting', 'Journey plans that wait for a worker.', () => readings.plansWaiting?.()],
  ['site_plans_running', 'Journey plans that a worker solves.', () => readings.plansRunning?.()],
];

/** Counts a request until its response is closed. */
type Count = (request: IncomingMessage, response: ServerResponse) => void;

/** All metrics of this process, and the function that counts a request. */
export function makeMetrics(heavyLoad: HeavyLoad): { registry: Registry; count: Count } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const readings = oncePerProcess('readings', (): Readings => ({}));
  for (const [name, help, read] of gauges(readings, heavyLoad)) {
    const collect = function (this: Gauge) {
      const value = read();
      if (value === undefined) this.remove();
      else this.set(value);
    };
    new Gauge({ name, help, registers, collect });
  }
  const inFlight = new Gauge({
    name: 'site_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const duration = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'From a request to the end of its answer, by class and status; 499 where the visitor left before.',
    labelNames: ['class', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const count: Count = (request, response) => {
    const kind = classOf(request);
    const stop = duration.startTimer();
    inFlight.inc();
    response.once('close', () => {
      inFlight.dec();
      stop({ class: kind, status: response.writableFinished ? response.statusCode : 499 });
    });
  };
  return { registry, count };
}

/**
 * Serves the metrics at METRICS_PORT of METRICS_HOST (by default for this machine alone). If the
 * port is taken, that is logged and the site runs without metrics. `count` is called with every
 * request.
 */
export function serveMetrics(
  variables: Readonly<Record<string, string | undefined>>,
  heavyLoad: HeavyLoad,
): { count: Count; server: Server } {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' } = variables;
  const { registry, count } = makeMetrics(heavyLoad);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  server.on('error', ({ message }) => process.stderr.write(`No metrics: ${message}\n`));
  server.listen(Number(port), host).unref();
  return { count, server };
}
