import fc from 'fast-check';
import { ownPath, ownTarget } from './own-path';

const readByBrowser = (path: string) => new URL(path, 'https://cyclades.example');

it.each([
  ['/islands/naxos', '/islands/naxos'],
  ['/el', '/el'],
  ['/', '/'],
  ['', '/'],
  ['//evil.example/phish', '/evil.example/phish'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/el//evil.example/phish', '/el/evil.example/phish'],
  ['/./', '/'],
  ['/.//evil.example', '/evil.example'],
  ['/a/..//evil.example', '/evil.example'],
  ['/%2e%2e//evil.example', '/evil.example'],
  ['evil.example', '/evil.example'],
  ['/el/', '/el/'],
  ['/a/b/..', '/a/'],
  ['/..', '/'],
  ['/hotels/%CE%BD', '/hotels/%CE%BD'],
])('%j is %j', (path, own) => {
  expect(ownPath(path)).toBe(own);
  expect(ownPath(own)).toBe(own);
  expect(readByBrowser(own)).toMatchObject({ origin: 'https://cyclades.example', pathname: own });
});

it('is read by a browser unchanged, whatever the input', () => {
  const pieces = ['/', '\\', '.', '..', '%2e', '%2F', '\t', 'el', 'evil.example', ':', '@', 'a'];
  const path = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(path, (given) => {
      const { origin, pathname } = readByBrowser(ownPath(given));
      expect([origin, pathname]).toEqual(['https://cyclades.example', ownPath(given)]);
    }),
  );
});

it.each([
  ['http://evil.example/el/islands?x=//a', '/el/islands?x=//a'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?x=1', '/?x=1'],
  ['//evil.example/?next=http://a//b', '/evil.example/?next=http://a//b'],
  ['/search?q=a\\b', '/search?q=a\\b'],
])('the target %j is %j', (target, own) => expect(ownTarget(target)).toBe(own));
