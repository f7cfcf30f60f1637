import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers of a backend in turn; `null` breaks the connection. */
let answers: (number | null)[] = [];
let asked: string[] = [];
let backend: Server;

beforeAll(async () => {
  backend = createServer((request, response) => {
    asked.push(request.method ?? '');
    const status = answers.shift();
    if (status === null || status === undefined) request.socket.destroy();
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end('[]');
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => backend.close(closed)));
beforeEach(() => {
  asked = [];
});

const client = async () => {
  const { statelessClient } = await import('./client');
  const made = statelessClient('key');
  if (!made) throw new Error('no client');
  return made;
};

describe('a client of the server', () => {
  it('reads once more where the connection broke, and no third time', async () => {
    answers = [null, 200];
    expect((await (await client()).from('posts').select('slug')).error).toBeNull();
    answers = [null, null, 200];
    expect((await (await client()).from('posts').select('slug')).error).not.toBeNull();
    expect(asked).toEqual(['GET', 'GET', 'GET', 'GET']);
  });

  it('takes the first answer, also that of a backend which is starting', async () => {
    answers = [503, 200];
    expect((await (await client()).from('posts').select('slug')).error).not.toBeNull();
    expect(asked).toEqual(['GET']);
  });

  it('writes once', async () => {
    answers = [null, 200];
    const { error } = await (await client()).rpc('ping');
    expect(error).not.toBeNull();
    expect(asked).toEqual(['POST']);
  });
});
