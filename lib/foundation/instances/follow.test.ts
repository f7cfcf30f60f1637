/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followChanges } from './follow';
import { changes } from './index';

jest.mock('./index.ts', () => {
  let listener = (_tags: string[]) => {};
  return {
    changes: {
      onOthers: (added: typeof listener) => {
        listener = added;
      },
      read: async () => {},
      /** A change of another instance. */
      hear: (tags: string[]) => listener(tags),
    },
    log: () => {},
    store: { close: async () => {} },
  };
});

const { hear } = changes as unknown as { hear(tags: string[]): void };

let server: Server;
let notified: string[][] = [];
/** Statuses of the next answers; 200 when there is none left. */
let statuses: number[] = [];

beforeEach(async () => {
  notified = [];
  statuses = [];
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    notified.push(JSON.parse(text).tags);
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

test('a failed notification is retried, with the changes made meanwhile', async () => {
  const { port } = server.address() as AddressInfo;
  const following = followChanges({ revalidateUrl: `http://127.0.0.1:${port}`, secretKey: 'key' });
  statuses = [503];
  hear(['posts:a']);
  while (notified.length < 1) await new Promise((resolve) => setTimeout(resolve, 50));
  hear(['posts:b']);
  while (notified.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await following.stop();
  expect(notified.map((tags) => tags.toSorted())).toEqual([['posts:a'], ['posts:a', 'posts:b']]);
});
