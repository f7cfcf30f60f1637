import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorSignal } from './visitor-signal';

/** As the server of the site does it. */
const visitors = new AsyncLocalStorage<ServerResponse>();
Object.assign(globalThis, { [Symbol.for('cyclades-compass.visitor')]: visitors });

interface Seen {
  readonly response: ServerResponse;
  readonly signal: AbortSignal | undefined;
}

let server: Server;
let begun: Promise<Seen>;
let address: string;

beforeEach(async () => {
  begun = new Promise((resolve) => {
    server = createServer((_, response) => {
      visitors.run(response, async () => {
        await new Promise(setImmediate);
        resolve({ response, signal: visitorSignal() });
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

describe('what a page knows of its visitor', () => {
  it('is that they have gone', async () => {
    const request = get(address).on('error', () => {});
    const { response, signal } = await begun;
    expect(signal?.aborted).toBe(false);
    request.destroy();
    await once(signal as AbortSignal, 'abort');
    expect(visitors.run(response, visitorSignal)?.aborted).toBe(true);
  });

  it('is nothing where they have read all of it, or where nobody tells', async () => {
    const answer = fetch(address);
    const { response, signal } = await begun;
    const closed = once(response, 'close');
    response.end('all');
    expect(await (await answer).text()).toBe('all');
    await closed;
    expect(signal?.aborted).toBe(false);
    expect(visitorSignal()).toBeUndefined();
  });
});
