import { taggedAnswer, tagOf } from './tagged-answer';

const asking = (held?: string) =>
  new Request('http://localhost/', held ? { headers: { 'If-None-Match': held } } : {});
const headers = { 'Cache-Control': 'public', 'Content-Type': 'text/plain' };

describe('a response with an ETag', () => {
  it('is sent without a matching tag', async () => {
    for (const held of [undefined, '"other"']) {
      const answer = taggedAnswer(asking(held), 'Νάξος', headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('ETag')).toBe(tagOf('Νάξος'));
      expect(answer.headers.get('Content-Length')).toBe('10');
      expect(await answer.text()).toBe('Νάξος');
    }
  });

  it('is not sent for a matching tag', async () => {
    for (const held of [tagOf('x'), `"other", W/${tagOf('x')}`, '*']) {
      const answer = taggedAnswer(asking(held), 'x', headers);
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(Object.fromEntries(answer.headers)).toEqual({
        'cache-control': 'public',
        etag: tagOf('x'),
      });
    }
  });

  it('accepts a tag computed before', () => {
    expect(taggedAnswer(asking('"1"'), 'x', headers, '"1"').status).toBe(304);
  });
});
