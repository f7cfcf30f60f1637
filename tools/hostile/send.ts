import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { Answer, Input } from './input.ts';
import { readAnswer } from './raw-answer.ts';

/** Longer than any answer may take: what has not come by then is a fault of its own. */
const patienceMs = 20_000;
/** A request that is broken as bytes may be waited upon, or hung up on: both are answers. */
const rawPatienceMs = 3000;

/** Addresses of this machine, so many that limits by sender let a flood through: each counts on its own. */
export const senderOf = (index: number) =>
  `127.${1 + ((index >> 16) & 127)}.${(index >> 8) & 255}.${1 + (index & 127)}`;

export interface Destination {
  /** Where it listens: senders have addresses of their own at 127.0.0.1, elsewhere a header names them. */
  readonly at: '127.0.0.1' | 'localhost';
  readonly port: number;
  /** What the request calls it. */
  readonly host: string;
}

const agent = new Agent({ keepAlive: false });

function read(answer: IncomingMessage, began: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('error', reject);
  answer.on('end', () =>
    resolve({
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: Buffer.concat(parts).toString('utf8'),
      ms: performance.now() - began,
    }),
  );
  return promise;
}

/** How a connection to there comes from a sender. */
const connectionFrom = ({ at, port }: Destination, sender: string) =>
  at === '127.0.0.1' ? { host: at, port, localAddress: sender } : { host: at, port };

/** Sends an input and gives what came back; fails when nothing did. */
export function send(
  input: Input,
  to: Destination,
  own: Readonly<Record<string, string>>,
  sender: string,
): Promise<Answer> {
  if (input.raw) return sendRaw(input.raw, to, sender);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const began = performance.now();
  const { method, path, body, chunked } = input;
  const length = chunked || !body ? {} : { 'content-length': String(body.length) };
  const named = to.at === '127.0.0.1' ? {} : { 'x-forwarded-for': sender };
  const sent = request(
    {
      agent,
      ...connectionFrom(to, sender),
      method,
      path,
      setHost: false,
      // As browsers do: an address that leads on can be three times as long as it was asked for.
      maxHeaderSize: 262_144,
      headers: { host: to.host, ...named, ...length, ...own, ...input.headers },
      signal: AbortSignal.timeout(patienceMs),
    },
    (answer) => read(answer, began).then(resolve, reject),
  );
  // Whoever is refused early may have more to send: the answer counts.
  sent.on('error', (error) => setTimeout(reject, 100, error));
  if (body && chunked) {
    const middle = Math.floor(body.length / 2);
    sent.write(body.subarray(0, middle));
    sent.end(body.subarray(middle));
  } else sent.end(body);
  return promise;
}

/** Sends bytes as they are, and reads what comes until the other side, or patience, is through. */
function sendRaw(bytes: Buffer, to: Destination, sender: string): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const parts: Buffer[] = [];
  const began = performance.now();
  // Until the first byte: the wait for the rest of a request that never comes is not slowness.
  let ms = 0;
  const socket = connect(connectionFrom(to, sender));
  const finish = () => {
    socket.destroy();
    resolve({ ...readAnswer(Buffer.concat(parts).toString('utf8')), ms });
  };
  const patience = setTimeout(finish, rawPatienceMs);
  socket.on('data', (part) => {
    if (parts.length === 0) ms = performance.now() - began;
    parts.push(part);
  });
  socket.on('close', () => {
    clearTimeout(patience);
    finish();
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  return promise;
}
