import type { Answer } from './input.ts';

/** Joins the parts of a chunked body, each of which is announced by its length. */
function joined(chunks: string): string {
  const [, length = ''] = /^([0-9a-f]+)\r\n/i.exec(chunks) ?? [];
  const size = Number.parseInt(length, 16);
  if (!size) return '';
  const start = length.length + 2;
  return chunks.slice(start, start + size) + joined(chunks.slice(start + size + 2));
}

/** Names and values of a header block. A name that is sent twice keeps all its values. */
function headersOf(lines: readonly string[]): Answer['headers'] {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const earlier = headers.get(name);
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(headers);
}

/** Reads the bytes that a raw connection received; status 0 for none. Time is the caller's to measure. */
export function readAnswer(received: string): Omit<Answer, 'ms'> {
  // A `100 Continue` precedes the response to a request with `Expect`.
  const response = received.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
  const [head = '', ...rest] = response.split('\r\n\r\n');
  const headers = headersOf(head.split('\r\n').slice(1));
  const body = rest.join('\r\n\r\n');
  return {
    status,
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? joined(body) : body,
  };
}
