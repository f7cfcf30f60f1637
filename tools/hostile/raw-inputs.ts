import fc from 'fast-check';
import type { Input } from './input.ts';
import type { Targets } from './targets.ts';
import { brand, text } from './values.ts';

const close = 'Connection: close\r\n\r\n';

/** Requests that no HTTP client would write: functions of an address, the host and some text. */
const shapes: readonly ((path: string, odd: string) => string)[] = [
  (path) => `GET ${path} HTTP/1.1\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: \r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: a b/<${brand}>\r\n${close}`,
  (path) => `GET http://evil.example${path} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) =>
    `POST http://evil.example${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n${close}`,
  (path) => `GET HTTPS://evil.example HTTP/1.1\r\nHost: localhost${path}\r\n${close}`,
  (path) =>
    `POST /el//evil.example${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n${close}`,
  (path) => `GET /.//evil.example${path} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) => `GET ${path}?q=${'ÿ'.repeat(1500)} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) => `GET /en${path}?q=${'x'.repeat(8000)} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) =>
    `GET /?lng=el HTTP/1.1\r\nHost: localhost\r\nReferer: http://localhost${path}?q=${'x'.repeat(8000)}\r\n${close}`,
  (path) => `GET //evil.example${path} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) => `GET /\\evil.example${path} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) => `GET ${path} HTTP/1.0\r\n\r\n`,
  (path) => `GET ${path} HTTP/9.9\r\nHost: localhost\r\n${close}`,
  (path) => `GET ${path}\r\n\r\n`,
  (path) => `${brand.toUpperCase()} ${path} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) => `get ${path} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  () => `GET * HTTP/1.1\r\nHost: localhost\r\n${close}`,
  () => `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n${close}`,
  () => `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n${close}`,
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  (path) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  (path) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`,
  (path, odd) => `GET ${path}?q=${odd} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path, odd) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Odd: ${odd}\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b: c\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nno colon here\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX\0Y: 1\r\n${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${'X: 1\r\n'.repeat(3000)}${close}`,
  (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(20_000)}\r\n${close}`,
  (path) => `GET ${path}${'/x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n${close}`,
  (path) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n${close}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n${close}hello`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n${close}`,
  (path) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n${close}less`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  (path) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x\r\n${close}hello`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n${close}zz\r\nhello\r\n0\r\n\r\n`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n${close}5\r\nhello\r\n0\r\nX: y\r\n\r\n`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 3\r\n${close}abc`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: something\r\nContent-Length: 3\r\n${close}abc`,
];

/** Malformed raw requests. */
export function rawInput(targets: Targets): fc.Arbitrary<Input> {
  return fc
    .record({
      shape: fc.constantFrom(...shapes),
      path: fc.oneof(
        fc.constantFrom(...targets.pages, ...targets.machines),
        fc.constant('/rest/v1/trips'),
      ),
      odd: text,
      to: fc.constantFrom('site' as const, 'site' as const, 'backend' as const),
    })
    .map(({ shape, path, odd, to }) => ({
      family: 'bytes',
      to,
      method: '',
      path,
      headers: {},
      as: 'nobody' as const,
      raw: Buffer.from(shape(path, odd), 'utf8'),
    }));
}
