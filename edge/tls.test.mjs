import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeEdge, freePort, send, startEdge, startInstance } from './testing/running.mjs';

/** Sends a request over HTTP/2 and accepts a self-signed certificate. */
function ask(port, target) {
  const session = http2.connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  return new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({ ':path': target });
    let text = '';
    stream.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    stream.on('response', (headers) => {
      stream.on('end', () => resolve({ headers, text, protocol: session.alpnProtocol }));
    });
    stream.end();
  }).finally(() => session.close());
}

describeEdge('TLS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => path.join(folder, name));
  let web;
  let edge;
  let tlsPort;
  beforeAll(async () => {
    const self = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', ...self, ...subject], { stdio: 'ignore' });
    web = await startInstance((request, response) => response.end(JSON.stringify(request.headers)));
    tlsPort = await freePort();
    edge = await startEdge([web], { tls: { port: tlsPort, certificate, key } });
  });
  afterAll(async () => {
    await edge?.stop();
    await web?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('uses HTTP/2 and HSTS', async () => {
    const { headers, text, protocol } = await ask(tlsPort, '/about');
    expect(protocol).toBe('h2');
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(JSON.parse(text)).toMatchObject({
      'x-forwarded-proto': 'https',
      host: `localhost:${tlsPort}`,
    });
  });

  it('is the redirect target of plain HTTP, with path and query', async () => {
    const answer = await send(edge.port, '/islands?lng=el');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(`https://localhost:${tlsPort}/islands?lng=el`);
  });
});
