import { readAnswer } from './raw-answer';

const answer = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

describe('a raw HTTP response', () => {
  it('keeps a whole header with colons: a redirect to another site is detected', () => {
    const { status, headers } = readAnswer(
      answer('HTTP/1.1 308 Permanent Redirect', 'Location: https://evil.example:8080/x', 'A:b'),
    );
    expect([status, headers]).toEqual([308, { location: 'https://evil.example:8080/x', a: 'b' }]);
  });

  it('keeps every value of a header that is sent twice', () => {
    const { headers } = readAnswer(answer('HTTP/1.1 200 OK', 'Set-Cookie: a=1', 'Set-Cookie: b=2'));
    expect(headers).toEqual({ 'set-cookie': 'a=1, b=2' });
  });

  it('joins chunks and skips 100 Continue', () => {
    const said =
      answer('HTTP/1.1 100 Continue') +
      answer('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked') +
      '5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n';
    expect(readAnswer(said)).toMatchObject({ status: 200, body: 'hello world' });
  });

  it('has no status if the connection was closed', () => {
    expect(readAnswer('')).toEqual({ status: 0, headers: {}, body: '' });
  });
});
