import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const connections = 16;

/**
 * Requests per second that an address answers, over some seconds after a second to warm up. The asking process is
 * another one, so that it takes no time of this one's.
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
  // A line for the warm-up, and one for what counts.
  const report = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    requests: { average: number };
    errors: number;
  };
  if (report.errors > 0) throw new Error(`${url}: ${report.errors} requests failed`);
  return report.requests.average;
}
