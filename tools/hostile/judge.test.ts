import type { Answer, Input } from './input';
import { faultsOf } from './judge';

const input: Input = {
  ...{ family: 'addresses', to: 'site', method: 'GET', path: '/', headers: {}, as: 'nobody' },
};
const measure = {
  origins: ['https://ours.example', 'http://localhost:3000'],
  origin: 'http://localhost:3000',
  secrets: ['sk_secret'],
};
const page: Answer = { status: 200, headers: { 'content-type': 'text/html' }, body: 'x', ms: 5 };

const faults = (answer: Partial<Answer>, asked: Partial<Input> = {}) =>
  faultsOf({ ...input, ...asked }, { ...page, ...answer }, measure);
const led = (headers: Answer['headers'], status = 308) => faults({ status, headers, body: '' });

describe('the judge of hostile inputs', () => {
  it('accepts a page, a rejection and a Retry-After', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ status: 404 })).toEqual([]);
    expect(faults({ status: 503, headers: { ...page.headers, 'retry-after': '5' } })).toEqual([]);
  });

  it.each([500, 501, 502, 504])('rejects a %d, with or without Retry-After', (status) => {
    const headers = { ...page.headers, 'retry-after': '5' };
    expect(faults({ status })).toHaveLength(1);
    expect(faults({ status, headers })).toHaveLength(1);
  });

  it('rejects a 503 without Retry-After', () => {
    expect(faults({ status: 503 })).toHaveLength(1);
  });

  it('accepts a closed connection only for malformed bytes', () => {
    const closed = { status: 0, headers: {}, body: '' };
    expect(faults(closed)).toEqual(['no status']);
    expect(faults(closed, { raw: Buffer.from('x') })).toEqual([]);
  });

  it('rejects headers over 2 KB except the policy of a document', () => {
    const long = (name: string, length: number) => ({
      headers: { ...page.headers, [name]: 'x'.repeat(length) },
    });
    expect(faults(long('link', 2048))).toEqual([]);
    expect(faults(long('link', 2049))).toEqual(['a header link that is too long for a proxy']);
    expect(faults(long('link', 2049), { to: 'backend' })).toEqual([]);
    expect(faults(long('content-security-policy', 4000))).toEqual([]);
    expect(faults(long('set-cookie', 4096))).toEqual([]);
    expect(faults(long('set-cookie', 4097))).toHaveLength(1);
    const cookies = { ...page.headers, 'set-cookie': ['a'.repeat(3000), 'b'.repeat(3000)] };
    expect(faults({ headers: cookies })).toEqual([]);
  });

  it('accepts redirects within the site', () => {
    const own = ['/el', '?lng=el', '#tips', 'http://localhost:3000/x', 'https://ours.example/'];
    for (const location of own) expect([location, ...led({ location })]).toEqual([location]);
    expect(led({ refresh: '0; url=/el' }, 200)).toEqual([]);
  });

  it.each([
    'https://evil.example/phish',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://localhost:3000@evil.example/',
    'http://localhost/',
    'https://ours.example.evil.example/',
    'javascript:alert(1)',
    'https://',
  ])('rejects a redirect to %s', (location) => {
    expect(led({ location })).toHaveLength(1);
    expect(led({ refresh: `0;URL='${location}'` }, 200)).toHaveLength(1);
  });

  it('detects secrets, stack traces and request text as markup', () => {
    expect(faults({ body: 'key sk_secret' })).toHaveLength(1);
    expect(faults({ body: 'Error: x\n    at f (/app/server.js:1:2)' })).toHaveLength(1);
    expect(faults({ body: '<hx9z onload=1>' })).toHaveLength(1);
  });
});
