import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const connections = 16;

/**
 * Requests per second that an address answers, measured over some seconds after one second of
 * warm-up. A separate process sends them, so that it uses no time of this one.
 */
export async function requestsPerSecond(
  url: string,
  { seconds = 6, gzip = false }: { seconds?: number; gzip?: boolean } = {},
): Promise<number> {
  const headers = ['accept-language=en', ...(gzip ? ['accept-encoding=gzip'] : [])];
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...['--json', '--connections', String(connections), '--duration', String(seconds)],
    ...['--warmup', '[', '-c', '4', '-d', '1', ']'],
    ...headers.flatMap((header) => ['--headers', header]),
    url,
  ]);
  // One line is for the warm-up, the last for the measurement.
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    requests: { average: number };
    errors: number;
  };
  if (report.errors > 0) throw new Error(`${url}: ${report.errors} requests failed`);
  return report.requests.average;
}
