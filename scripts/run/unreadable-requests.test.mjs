import { createServer } from 'node:http';
import { connect } from 'node:net';
import { problem } from '@/lib/http/errors';
import { answerUnreadable } from './unreadable-requests.mjs';

let server;

beforeAll(async () => {
  server = createServer((_request, response) => response.end('fine'));
  server.on('clientError', answerUnreadable);
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(resolve);
  });
});

/** Everything that is answered to some bytes. */
const send = (text) =>
  new Promise((resolve, reject) => {
    const socket = connect(server.address().port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

const get = (path) => send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const long = 'a'.repeat(20_000);

it('says to a program that its address is too long', async () => {
  const answer = await get(`/api/ferries/search?from=${long}`);
  const [head, body] = answer.split('\r\n\r\n');
  expect(head).toContain('HTTP/1.1 431 Request Header Fields Too Large');
  expect(head).toContain('Content-Type: application/problem+json');
  expect(head).toContain('Connection: close');
  expect(problem.safeParse(JSON.parse(body)).error).toBeUndefined();
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title: 'Request Header Fields Too Large',
    status: 431,
    code: 'invalid',
    detail: expect.stringContaining('too long'),
  });
});

it('says it to everybody else in both languages', async () => {
  const answer = await get(`/islands?q=${long}`);
  expect(answer).toContain('HTTP/1.1 431 ');
  expect(answer).toContain('Content-Type: text/plain; charset=utf-8');
  expect(answer).toContain('too long');
  expect(answer).toContain('μεγάλη');
});

it('answers what is no request, and leaves the others alone', async () => {
  expect(await send('hello\r\n\r\n')).toContain('HTTP/1.1 400 Bad Request');
  expect(await get('/api/health')).toContain('fine');
});
