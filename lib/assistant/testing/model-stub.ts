import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * Test service with the interface of OpenAI. The first word of the traveller's last message selects
 * its behaviour (`moods`), so that parallel tests do not interfere. Other messages get a plain
 * answer. `GET /seen` returns the last request and the number of answers the client aborted.
 */
interface Message {
  readonly role: string;
  readonly content?: string | null;
  readonly tool_calls?: readonly unknown[];
}

interface StubRequest {
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly max_tokens?: number;
}

type Piece = { content: string } | { call: string; arguments: string };

const pauseMs = 15;
const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());

const plan = JSON.stringify({
  start: 'piraeus',
  end: 'piraeus',
  firstDay: '2027-06-05',
  lastDay: '2027-06-12',
  islands: 'naxos:2-3,paros:2-3',
});

const words = (text: string): Piece[] => text.split(/(?<= )/).map((content) => ({ content }));

function event(response: ServerResponse, delta: object, finish: string | null = null) {
  const chunk = {
    id: 'stub',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function begin(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
}

/** Streams pieces with pauses and ends with the given reason. */
async function stream(response: ServerResponse, pieces: readonly Piece[], finish = 'stop') {
  begin(response);
  for (const [index, piece] of pieces.entries()) {
    if (response.destroyed) return;
    if ('content' in piece) event(response, { role: 'assistant', content: piece.content });
    else {
      const call = { name: piece.call, arguments: piece.arguments };
      const id = `call-${Date.now()}-${index}`;
      event(response, { tool_calls: [{ index, id, type: 'function', function: call }] });
    }
    await later(pauseMs);
  }
  event(response, {}, finish);
  response.end('data: [DONE]\n\n');
}

const call = (name: string, args: string) => (response: ServerResponse) =>
  stream(response, [{ call: name, arguments: args }], 'tool_calls');

const refuse =
  (status: number, type: string, headers: Record<string, string> = {}) =>
  async (response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(
      JSON.stringify({ error: { message: `stub: ${type}, key sk-stub-secret`, type, code: type } }),
    );
  };

/** Behaviours by first word. Those that call a tool repeat its result at the end. */
const moods: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
  plan: call('planFerries', plan),
  wrongArguments: call('planFerries', JSON.stringify({ start: 5, islands: [null], lastDay: {} })),
  brokenArguments: call('planFerries', '{"start": "pir'),
  inventedTool: call('bookFlight', JSON.stringify({ to: 'naxos' })),
  save: call(
    'saveTrip',
    JSON.stringify({
      title: 'From the stub',
      plan: new URLSearchParams(JSON.parse(plan)).toString(),
    }),
  ),
  quota: refuse(429, 'rate_limit_exceeded', { 'Retry-After': '1' }),
  down: refuse(500, 'server_error'),
  forbidden: refuse(401, 'invalid_api_key'),
  hostile: (response) =>
    stream(
      response,
      words(
        'Look <script>window.stubRan = true</script><img src=x onerror="window.stubRan = true"> ![map](https://evil.example/p.png) [a](javascript:alert(1)) [b](https://evil.example/) [c](//evil.example) [d](data:text/html,x) [Naxos](/islands/naxos) end.',
      ),
    ),
  invents: (response) =>
    stream(
      response,
      words('There is a boat, 09:05–12:40, for €57. [See](/ferry-tickets?a=11:11) it.'),
    ),
  async breaks(response) {
    begin(response);
    event(response, { role: 'assistant', content: 'Half a sentence' });
    await later(pauseMs * 4);
    response.destroy();
  },
  async errorMidway(response) {
    begin(response);
    event(response, { role: 'assistant', content: 'Half a sentence' });
    await later(pauseMs);
    response.end(`data: ${JSON.stringify({ error: { message: 'stub', type: 'overloaded' } })}\n\n`);
  },
  async hangs() {},
  async stalls(response) {
    begin(response);
    event(response, { role: 'assistant', content: 'Half a sentence' });
  },
  async page(response) {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Maintenance</title>');
  },
  async garbled(response) {
    begin(response);
    response.end('data: {"choices": [{"delta": {"content": "Hal\n\n');
  },
  empty: (response) => stream(response, []),
  async endless(response) {
    begin(response);
    while (!response.destroyed) {
      event(response, { role: 'assistant', content: 'and so on '.repeat(20) });
      await later(1);
    }
  },
  /** Calls tools as long as there are any. */
  loops: call('listIslands', '{}'),
  /** Calls a tool even where there are none. */
  loopsOn: call('listIslands', '{}'),
  floods: (response) =>
    stream(
      response,
      Array.from({ length: 20 }, () => ({ call: 'listIslands', arguments: '{}' })),
      'tool_calls',
    ),
  slowly: (response) => stream(response, words('one two three four five six '.repeat(40))),
};

const read = async (request: IncomingMessage): Promise<StubRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
};

/** Repeats tool results unchanged, so that a test sees what a model sees. */
function answer(response: ServerResponse, { messages, tools }: StubRequest): Promise<void> {
  const last = messages.at(-1);
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const mood = /^\w+/.exec(String(question))?.[0] ?? '';
  const isLooping = mood === 'loopsOn' || (/^(?:loops|floods)$/.test(mood) && tools !== undefined);
  if (last?.role === 'tool' && !isLooping) {
    return stream(response, words(`The tool says: ${String(last.content).slice(0, 400)}`));
  }
  return moods[mood]?.(response) ?? stream(response, words(`You wrote: ${question}`));
}

/**
 * Starts the stub on a local port, by default a free one, and returns its address including `/v1`.
 * It ends with the process.
 */
export async function startModelStub(port = 0): Promise<string> {
  const seen = {
    last: undefined as StubRequest | undefined,
    requests: 0,
    brokenOff: 0,
    mostBytes: 0,
  };
  const server = createServer(async (request, response) => {
    response.setHeader('Connection', 'close');
    if (request.method !== 'POST') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(seen));
      return;
    }
    response.on('close', () => {
      if (!response.writableEnded) seen.brokenOff += 1;
    });
    seen.requests += 1;
    seen.last = await read(request);
    seen.mostBytes = Math.max(seen.mostBytes, JSON.stringify(seen.last.messages).length);
    await answer(response, seen.last);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
