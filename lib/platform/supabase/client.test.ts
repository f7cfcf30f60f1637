import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteProof, siteProofHeader } from './site-proof';

/** Answers of a backend in turn; `null` breaks the connection. */
let answers: (number | null)[] = [];
let methods: string[] = [];
let headers: IncomingHttpHeaders = {};
let backend: Server;

beforeAll(async () => {
  backend = createServer((request, response) => {
    methods.push(request.method ?? '');
    headers = request.headers;
    const status = answers.shift();
    if (status === null || status === undefined) request.socket.destroy();
    else response.writeHead(status, { 'Content-Type': 'application/json' }).end('[]');
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_x';
  process.env.SUPABASE_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => backend.close(closed)));
beforeEach(() => {
  methods = [];
});

const client = async () => {
  const { statelessClient } = await import('./client');
  const made = statelessClient('key');
  if (!made) throw new Error('no client');
  return made;
};

describe('a server client', () => {
  it('retries a read once after a broken connection', async () => {
    answers = [null, 200];
    expect((await (await client()).from('posts').select('slug')).error).toBeNull();
    answers = [null, null, 200];
    expect((await (await client()).from('posts').select('slug')).error).not.toBeNull();
    expect(methods).toEqual(['GET', 'GET', 'GET', 'GET']);
  });

  it('accepts the first response, also from a starting backend', async () => {
    answers = [503, 200];
    expect((await (await client()).from('posts').select('slug')).error).not.toBeNull();
    expect(methods).toEqual(['GET']);
  });

  it('never retries a write', async () => {
    answers = [null, 200];
    const { error } = await (await client()).rpc('ping');
    expect(error).not.toBeNull();
    expect(methods).toEqual(['POST']);
  });

  it('identifies our server, and sends no secret key to tables', async () => {
    answers = [200];
    await (await client()).from('posts').select('slug');
    expect(headers).toMatchObject({ apikey: 'key', [siteProofHeader]: siteProof('sb_secret_x') });
    expect(JSON.stringify(headers)).not.toContain('sb_secret_x');
  });
});
