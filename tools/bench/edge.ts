/*
 * `npm run bench -- edge`: measures requests per second and the 99th percentile of response times
 * of the edge on this machine, for a cached page and a repeated search. In the same run it measures
 * an idle nginx that serves a file of that size, and one instance without the edge. Builds the site
 * if necessary; needs nginx and wrk.
 *
 *   --seconds 10   for each figure
 *
 * Other programs distort the times: run it while nothing else is running.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { startEdge } from '../../edge/stack.mjs';
import { main } from '../run/stop.mjs';

const search = '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-16';
const connections = 16;
const milliseconds = { us: 0.001, ms: 1, s: 1000 } as const;

interface Figure {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const run = promisify(execFile);

async function load(address: string, seconds: number): Promise<Figure> {
  const headers = ['-H', 'Accept-Encoding: br', '-H', 'Accept-Language: en'];
  const parameters = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', ...headers, address];
  const { stdout: report } = await run('wrk', parameters);
  const [, slow = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99Ms: Number(slow) * milliseconds[unit as keyof typeof milliseconds],
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0),
  };
}

/** Milliseconds that instances need after their start for their preparations. */
const settling = 30_000;

/** Starts an nginx that only serves one file. @returns its address, and the process */
function bareNginx(folder: string, port: number, bytes: number) {
  writeFileSync(path.join(folder, 'page'), 'x'.repeat(bytes));
  const file = path.join(folder, 'bare.conf');
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; }`;
  const http = `http { access_log off; sendfile on; keepalive_requests 100000; ${server} }`;
  writeFileSync(
    file,
    `worker_processes auto; user root; pid ${folder}/bare.pid; events {} ${http}`,
  );
  const parameters = ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  return { url: `http://127.0.0.1:${port}/page`, process: spawn('nginx', parameters) };
}

await main(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const port = 3800;
  const edge = await startEdge({
    ...process.env,
    PORT: String(port),
    EDGE_PORT: '3890',
    BACKEND_PORT: '55790',
    DATA_DIR: folder,
    NEXT_DIST_DIR: '.next-chaos',
    // All requests come from this machine.
    EDGE_UNLIMITED: '127.0.0.1/32',
    LOG_LEVEL: 'silent',
  });
  const page = await fetch(`${edge.url}/about`, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = Number(page.headers.get('content-length')) || 10_000;
  const bare = bareNginx(folder, port + 99, bytes);
  await wait(settling);
  const alone = `http://localhost:${port}`;
  const rows: [what: string, address: string, least?: number, p99Ms?: number][] = [
    ['nginx alone, a file of that size', bare.url],
    ['/about through the edge', `${edge.url}/about`, 50_000, 10],
    ['/about of one instance', `${alone}/about`],
    ['a search asked again, through the edge', edge.url + search, 3000],
  ];
  let isBelow = false;
  for (const [what, address, least = 0, p99Ms = Number.POSITIVE_INFINITY] of rows) {
    await fetch(address);
    const figure = await load(address, Number(values.seconds));
    const target = least ? `  target ${least}/s` : '';
    console.log(
      `${what.padEnd(42)} ${figure.perSecond.toFixed(0).padStart(8)}/s  p99 ${figure.p99Ms.toFixed(1).padStart(6)} ms` +
        `  ${figure.failed} failed${target}`,
    );
    isBelow ||= !(figure.perSecond >= least && figure.p99Ms <= p99Ms) || figure.failed > 0;
  }
  bare.process.kill();
  process.exit(isBelow ? 1 : 0);
});
