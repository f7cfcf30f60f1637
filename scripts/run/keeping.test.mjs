import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { keeping } from './keeping.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'));
const script = 'console.log("Naxos");'.repeat(200);
writeFileSync(path.join(folder, 'app.js'), script);
writeFileSync(path.join(folder, 'font.woff2'), 'wOF2');
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands in for Next: what it answers by address, and what it was asked. */
let answers = {};
let asked = [];
let server;
let port;

beforeAll(async () => {
  server = createServer(
    keeping(
      (incoming, response) => {
        asked.push([incoming.url, incoming.headers['accept-encoding']]);
        answers[incoming.url](response);
      },
      { '/static/': folder },
    ),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = server.address().port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/** One request as a browser makes it: the status, the headers and the text of the answer. */
function get(address, headers = { 'accept-encoding': 'gzip, br' }) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path: address, headers, agent: false }, (answer) => {
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const encoding = answer.headers['content-encoding'];
        const text = (decoders[encoding]?.(bytes) ?? bytes).toString();
        resolve({ status: answer.statusCode, encoding, headers: answer.headers, text, bytes });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Asks again until the answer is as wanted: what is kept is compressed behind the first answer. */
async function getUntil(address, isWanted, headers) {
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await get(address, headers);
    if (isWanted(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${address} never came as wanted`);
}

const file = (type) => (response) => {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', '"raw"');
  response.end(script);
};

describe('files that never change', () => {
  it('come from Next once, then compressed, with its headers', async () => {
    answers = { '/static/app.js': file('application/javascript; charset=UTF-8') };
    expect((await get('/static/app.js')).text).toBe(script);
    const kept = await getUntil('/static/app.js', ({ encoding }) => encoding === 'br');
    expect(kept.text).toBe(script);
    expect(Number(kept.headers['content-length'])).toBe(kept.bytes.length);
    expect(kept.headers['cache-control']).toContain('immutable');
    expect(kept.headers.vary).toBe('Accept-Encoding');
    expect(kept.headers.etag).toBeUndefined();

    asked = [];
    const zipped = await get('/static/app.js', { 'accept-encoding': 'gzip' });
    expect([zipped.encoding, zipped.text]).toEqual(['gzip', script]);
    expect(asked).toEqual([]);
  });

  it('are left to Next for whoever accepts no encoding, or asks for a part', async () => {
    answers = { '/static/app.js': file('application/javascript') };
    await get('/static/app.js', {});
    await get('/static/app.js', { 'accept-encoding': 'br', range: 'bytes=0-3' });
    await get('/static/app.js', { 'accept-encoding': 'br', 'if-none-match': '"raw"' });
    expect(asked).toHaveLength(3);
  });

  it('are not looked for outside of their folder', async () => {
    const outside = '/static/../../etc/passwd';
    answers = { [outside]: file('text/plain') };
    for (let turn = 0; turn < 3; turn += 1) expect((await get(outside)).text).toBe(script);
    expect(asked).toHaveLength(3);
  });
});

const page =
  (text, isFromBuild = true) =>
  (response) => {
    if (isFromBuild) response.setHeader('x-nextjs-prerender', '1');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Vary', 'rsc');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  };

describe('prerendered pages', () => {
  const text = '<p>Νάξος</p>'.repeat(300);

  it('are compressed here, which Next is not asked to do then', async () => {
    answers = { '/islands/naxos': page(text) };
    await get('/islands/naxos');
    const kept = await getUntil('/islands/naxos', ({ encoding }) => encoding === 'br');
    expect(kept.text).toBe(text);
    expect(kept.bytes.length).toBeLessThan(200);
    expect(kept.headers.vary).toBe('rsc, Accept-Encoding');
    expect(asked.at(-1)).toEqual(['/islands/naxos', undefined]);
    const plain = await get('/islands/naxos', {});
    expect([plain.encoding, plain.text]).toEqual([undefined, text]);
  });

  it('are never older than what Next sends', async () => {
    const newer = text.replaceAll('Νάξος', 'Πάρος');
    answers = { '/islands/naxos': page(newer) };
    expect((await get('/islands/naxos')).text).toBe(newer);
  });

  it('go out untouched when they are sent in pieces, or failed', async () => {
    answers = {
      '/islands/naxos': (response) => {
        response.setHeader('Content-Type', 'text/html');
        response.write('one, ');
        response.end('two');
      },
    };
    expect(await get('/islands/naxos')).toMatchObject({ encoding: undefined, text: 'one, two' });
    answers = {
      '/islands/naxos': (response) => {
        response.statusCode = 500;
        page('broken')(response);
      },
    };
    expect(await get('/islands/naxos')).toMatchObject({ status: 500, text: 'broken' });
  });

  it('are not what is rendered for somebody, nor what the router asks for', async () => {
    answers = { '/profile': page('Eleni', false), '/islands/paros': page(text) };
    for (let turn = 0; turn < 3; turn += 1) {
      await get('/profile');
      await get('/islands/paros', { 'accept-encoding': 'br', rsc: '1' });
    }
    expect(asked.map(([, accepted]) => accepted)).toEqual(
      Array.from({ length: 3 }, () => ['gzip, br', 'br']).flat(),
    );
  });
});
