import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./client.ts', import.meta.url));

/**
 * Measurements of another process: response times in milliseconds by path, and invalid responses.
 */
export interface RequestTimes {
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly faults: readonly string[];
}

/**
 * Lets another process request some paths of a server, one after the other, while a task runs in
 * this one.
 */
export async function askingWhile(
  address: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<RequestTimes> {
  const asking = spawn(process.execPath, [script, address, ...paths], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  asking.stdout.on('data', (part) => {
    output += part;
  });
  const ended = once(asking, 'close');
  await work();
  asking.stdin.end('stop');
  await ended;
  return JSON.parse(output);
}
