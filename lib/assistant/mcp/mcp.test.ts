import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import { site } from '@/lib/foundation/site';
import {
  answerMcp,
  answerPreflight,
  isAllowedOrigin,
  longestBatch,
  longestRequest,
  refuseMethod,
} from './answer';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
jest.mock(
  '@/lib/booking/listings/names',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').listings,
);
jest.mock(
  '@/lib/records/content/posts/queries',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').posts,
);

const requestOf = async (message: IncomingMessage, url: string) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { method = 'GET', headers } = message;
  const body = method === 'POST' ? Buffer.concat(chunks) : undefined;
  return new Request(url, { method, headers: headers as Record<string, string>, body });
};

/** The handlers behind a real socket, as in the route. */
const http = createServer(async (message, answer) => {
  const request = await requestOf(message, `http://localhost${message.url}`);
  const { method } = request;
  const response =
    method === 'POST'
      ? await answerMcp(request)
      : (method === 'OPTIONS' ? answerPreflight : refuseMethod)(request);
  answer.writeHead(response.status, Object.fromEntries(response.headers));
  answer.end(Buffer.from(await response.arrayBuffer()));
});
// Longer than any test, so that no test finds its socket closed.
http.keepAliveTimeout = 60_000;
let address = '';

beforeAll(async () => {
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/mcp`;
});

afterAll(async () => {
  await new Promise((ended) => http.close(ended));
});

const accept = 'application/json, text/event-stream';

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept, ...headers },
    body,
  });

const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});

describe('the official client', () => {
  const client = new Client({ name: 'test', version: '1' });

  beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(address))));
  afterAll(() => client.close());

  it('gets the server’s title and the warning about typical sailings', () => {
    expect(client.getServerVersion()?.title).toBe(site.name);
    expect(client.getInstructions()).toContain('typical pattern');
    expect(client.getServerCapabilities()).toEqual({ tools: {} });
  });

  it('lists every read-only operation with both schemas', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(readOnlyTools.map(({ name }) => name));
    for (const { name, annotations, inputSchema, outputSchema, description } of tools) {
      expect({ name, readOnly: annotations?.readOnlyHint }).toEqual({ name, readOnly: true });
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.required).toEqual(['answer', 'pages']);
      expect(description).toMatch(/^Call it /);
    }
  });

  it('gets an answer valid by its schema, with a label and absolute addresses', async () => {
    const args = { from: 'piraeus', to: 'naxos', date: '2027-07-14' };
    // The client validates structured content against the announced schema and throws.
    await client.listTools();
    const result = await client.callTool({ name: 'searchFerries', arguments: args });
    expect(result.isError).toBeFalsy();
    const { answer, pages } = result.structuredContent as {
      answer: { label: { isTypical: boolean } };
      pages: Record<string, string>;
    };
    expect(answer.label.isTypical).toBe(true);
    for (const page of Object.values(pages)) expect(page.startsWith(site.origin)).toBe(true);
    const [content] = result.content as { text: string }[];
    expect(JSON.parse(content?.text ?? '')).toEqual(result.structuredContent);
  });

  it('lists the tools in at most 40 kilobytes', async () => {
    const { tools } = await client.listTools();
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(40 * 1024);
  });

  it('refuses an argument it does not have', async () => {
    const args = { from: 'piraeus', to: 'naxos', departure_date: '2027-07-14' };
    const result = await client.callTool({ name: 'searchFerries', arguments: args });
    expect(result.isError).toBe(true);
  });

  it('gets short answers unless `detail` is true', async () => {
    const args = { from: 'piraeus', to: 'naxos', date: '2027-07-14' };
    const [brief, whole] = await Promise.all(
      [{}, { detail: true }].map((more) =>
        client.callTool({ name: 'searchFerries', arguments: { ...args, ...more } }),
      ),
    );
    expect(JSON.stringify(brief).length).toBeLessThan(JSON.stringify(whole).length);
  });

  it.each([
    ['getIsland', { island: 'ios' }],
    ['getClimate', { island: 'milos', month: 6 }],
    ['listPlaces', {}],
    ['suggestTrip', { month: 6, interests: ['x'] }],
    ['openPackage', { package: 'atlantis', date: 'soon' }],
    ['searchFerries', { from: ['piraeus'], to: { $ne: 1 }, date: 5 }],
  ])('calls %s and gets an answer or a refusal it can act on', async (name, args) => {
    const result = await client.callTool({ name, arguments: args });
    if (result.isError) {
      const [content] = result.content as { text: string }[];
      expect(JSON.parse(content?.text ?? '')).toMatchObject({ state: 'faults' });
    } else expect(result.structuredContent).toBeDefined();
  });

  it('gets an error for an unknown tool', async () => {
    await expect(client.callTool({ name: 'deleteEverything' })).rejects.toThrow('No tool');
    await expect(client.callTool({ name: '__proto__' })).rejects.toThrow('No tool');
  });
});

describe('invalid requests', () => {
  it.each([
    ['nonsense', '{', 400, -32700],
    ['a message of something else', '{"hello":1}', 400, -32700],
    [
      'more than fits',
      JSON.stringify(call('listPlaces', { x: 'y'.repeat(longestRequest) })),
      413,
      -32000,
    ],
  ])('get the protocol’s error: %s', async (_what, body, status, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code }, id: null });
  });

  it('checks content type, accepted types and protocol version', async () => {
    const body = JSON.stringify(call('listPlaces', {}));
    expect((await post(body, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(body, { Accept: 'text/html' })).status).toBe(406);
    expect((await post(body, { 'Mcp-Protocol-Version': '1999-01-01' })).status).toBe(400);
  });

  it('answers an unknown method with its own error', async () => {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'resources/list' }));
    expect(await answer.json()).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it('answers a small batch by ids and rejects a large one', async () => {
    const batch = [1, 2].map((id) => ({ ...call('listPlaces', {}), id }));
    const answers = (await (await post(JSON.stringify(batch))).json()) as { id: number }[];
    expect(answers.map(({ id }) => id).toSorted()).toEqual([1, 2]);
    const many = Array.from({ length: longestBatch + 1 }, (_, id) => ({
      ...call('findPhrases', {}),
      id,
    }));
    const refused = await post(JSON.stringify(many));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { code: -32600 }, id: null });
  });

  it.each(['GET', 'DELETE', 'PUT'])('%s is not allowed', async (method) => {
    const answer = await fetch(address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });
});

describe('pages of other sites', () => {
  it('cannot call the server through their visitors', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expect((await post(body, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(body, { Origin: 'null' })).status).toBe(403);
    const own = await post(body, { Origin: 'http://localhost:6274' });
    expect(own.status).toBe(200);
    expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:6274');
    expect(own.headers.get('vary')).toBe('Origin');
  });

  it('are refused by the preflight request', async () => {
    const ask = (origin: string) =>
      fetch(address, { method: 'OPTIONS', headers: { Origin: origin } });
    expect((await ask('https://evil.example')).status).toBe(403);
    const answer = await ask(new URL(site.origin).origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('are distinguished from tools on localhost', () => {
    expect(isAllowedOrigin('http://localhost.evil.example')).toBe(false);
    expect(isAllowedOrigin('https://localhost@evil.example')).toBe(false);
    expect(isAllowedOrigin(null)).toBe(true);
  });
});

// Runs last: all tests share a sender, whose limit is used up afterwards.
describe('many calls at once', () => {
  it('counts every message and names the seconds to wait', async () => {
    const batch = (name: string) =>
      JSON.stringify(Array.from({ length: longestBatch }, (_, id) => ({ ...call(name, {}), id })));
    const answers = [];
    for (let turn = 0; turn < 25; turn += 1) answers.push(await post(batch('findPhrases')));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(24);
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({
      error: { message: expect.stringMatching(/^Busy/) },
    });
  });
});
