import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import type { Answer, Input } from './input.ts';
import { readAnswer } from './raw-answer.ts';

/** Longer than any response may take; a later one counts as a fault. */
const patienceMs = 20_000;
/** A malformed raw request may be left waiting or disconnected: both are acceptable. */
const rawPatienceMs = 3000;

/**
 * Addresses of this machine, enough of them to pass the rate limits, which count each separately.
 */
export const senderOf = (index: number) =>
  `127.${1 + ((index >> 16) & 127)}.${(index >> 8) & 255}.${1 + (index & 127)}`;

export interface Destination {
  /**
   * Address it listens on: senders have their own addresses at 127.0.0.1; elsewhere a header names
   * them.
   */
  readonly at: '127.0.0.1' | 'localhost';
  readonly port: number;
  /** Value of the Host header. */
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

/** Connection options for a sender. */
const connectionFrom = ({ at, port }: Destination, sender: string) =>
  at === '127.0.0.1' ? { host: at, port, localAddress: sender } : { host: at, port };

/** Sends an input and returns the response; rejects if there is none. */
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
      // As in browsers: a redirect target can be three times as long as the requested address.
      maxHeaderSize: 262_144,
      headers: { host: to.host, ...named, ...length, ...own, ...input.headers },
      signal: AbortSignal.timeout(patienceMs),
    },
    (answer) => read(answer, began).then(resolve, reject),
  );
  // A client that is refused early may have more to send: the response counts.
  sent.on('error', (error) => setTimeout(reject, 100, error));
  if (body && chunked) {
    const middle = Math.floor(body.length / 2);
    sent.write(body.subarray(0, middle));
    sent.end(body.subarray(middle));
  } else sent.end(body);
  return promise;
}

/** Sends raw bytes and reads until the other side closes the connection or the time is up. */
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
