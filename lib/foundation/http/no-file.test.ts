import { problem } from './errors';
import { noFile } from './no-file';

const ask = (accept?: string) =>
  noFile(
    new Request('http://localhost/api/account/export', {
      headers: accept === undefined ? {} : { Accept: accept },
    }),
    'signedOut',
    'Please sign in.',
    'en',
  );

describe('a missing file', () => {
  it('is a page with text for a browser', async () => {
    const answer = ask('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('Please sign in.\n');
  });

  it.each([undefined, '*/*', 'application/json'])(
    'is a problem for a program (%s)',
    async (accept) => {
      const answer = ask(accept);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      expect(problem.parse(await answer.json())).toMatchObject({
        code: 'unauthorized',
        detail: 'Please sign in.',
      });
    },
  );
});
