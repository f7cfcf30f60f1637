import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./client.ts', import.meta.url));

/** What another process measured: milliseconds of each answer by path, and answers that were none. */
export interface Asked {
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly faults: readonly string[];
}

/** Has another process ask for some paths of a server, one after the other, while something goes on here. */
export async function askingWhile(
  address: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<Asked> {
  const asking = spawn(process.execPath, [script, address, ...paths], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  asking.stdout.on('data', (part) => {
    said += part;
  });
  const ended = once(asking, 'close');
  await work();
  asking.stdin.end('stop');
  await ended;
  return JSON.parse(said);
}
