import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { formLimitBytes } from './form-limit.mjs';
import { afterForm } from './unmeasured-forms.mjs';

const mb = 1024 * 1024;
let server;
/** What the site was given to read. */
let read;
/** Whether a body had come whole when the site was given it. */
let wasWhole;

beforeAll(async () => {
  server = createServer((asked, response) => {
    const goOn = () => {
      wasWhole = asked.complete;
      // As Next does, which looks into a body late.
      setImmediate(async () => {
        read = await text(asked);
        response.end('taken');
      });
    };
    afterForm(asked, goOn, () => response.writeHead(413).end('too large'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  read = undefined;
  wasWhole = undefined;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a body in pieces and gives the answer, which one without end has to get all the same. */
async function post(path, pieces, headers = { 'transfer-encoding': 'chunked' }, hasEnd = true) {
  const { port } = server.address();
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path, headers });
  const answered = new Promise((resolve, reject) =>
    sent.on('response', resolve).on('error', reject),
  );
  for (const piece of pieces) sent.write(piece);
  if (hasEnd) sent.end();
  const answer = await answered;
  const said = [answer.statusCode, await text(answer)];
  sent.destroy();
  return said;
}

test('a form in pieces is read as it was sent, once all of it has come', async () => {
  const pieces = ['name=', 'Ελένη', ' ', 'x'.repeat(100_000)];
  expect(await post('/contact', pieces)).toEqual([200, 'taken']);
  expect([read, wasWhole]).toEqual([pieces.join(''), true]);
  expect(await post('/contact', [])).toEqual([200, 'taken']);
});

test('one that is too large is refused while it comes, and nobody reads it', async () => {
  const pieces = Array(7).fill(Buffer.alloc(mb));
  for (const hasEnd of [true, false]) {
    expect(await post('/contact', pieces, undefined, hasEnd)).toEqual([413, 'too large']);
  }
  expect(wasWhole).toBeUndefined();
});

test('as many bytes as a form may have are taken', async () => {
  const most = [Buffer.alloc(formLimitBytes - 1, 'x'), Buffer.from('y')];
  expect(await post('/contact', most)).toEqual([200, 'taken']);
  expect(read).toHaveLength(formLimitBytes);
});

test('whatever else is read as it comes', async () => {
  expect(await post('/api/assistant', ['{}'])).toEqual([200, 'taken']);
  expect(await post('/contact', ['a=b'], { 'content-length': '3' })).toEqual([200, 'taken']);
  expect(read).toBe('a=b');
});
