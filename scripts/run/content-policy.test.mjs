import { createHash } from 'node:crypto';
import {
  contentPolicy,
  guardingDocuments,
  scriptsIn,
  transportSecurity,
  withoutNonce,
} from './content-policy.mjs';

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the scripts of a page that are run, by what they say, each once', () => {
  const html =
    '<script>let a = "Νάξος";</script><script src="/a.js"></script><script async="" src="/b.js">' +
    '</script><script type="application/ld+json">{}</script><script id="x">b()</script><script>b()</script>';
  expect(scriptsIn(html)).toEqual([hash('let a = "Νάξος";'), hash('b()')]);
});

it('takes no nonce for a page that is kept', () => {
  const html = '<script src="/a.js" nonce="abc" async=""></script><p>a nonce="x"</p>';
  expect(withoutNonce(html)).toBe('<script src="/a.js" async=""></script><p>a nonce="x"</p>');
});

const rule = (policy, name) => policy.split('; ').find((one) => one.split(' ')[0] === name);

it('lets pages load from the site, their backend, and a hosted map where there is one', () => {
  const policy = contentPolicy({
    NEXT_PUBLIC_SITE_URL: 'https://compass.example',
    NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/',
  })(["'nonce-x'"]);
  expect(rule(policy, 'script-src')).toBe("script-src 'self' 'nonce-x'");
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://abc.supabase.co");
  expect(policy).toContain('upgrade-insecure-requests');
  const plain = contentPolicy({
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    MAP_STYLE_URL: 'https://tiles.example/style.json',
  })([]);
  expect(rule(plain, 'connect-src')).toBe("connect-src 'self' https: https://tiles.example");
  expect(plain).not.toContain('upgrade-insecure-requests');
});

it('promises TLS only where the site is reached by it', () => {
  expect(transportSecurity({ NEXT_PUBLIC_SITE_URL: 'https://a.example' })).toMatch(
    /^max-age=\d{8}$/,
  );
  expect(transportSecurity({ NEXT_PUBLIC_SITE_URL: 'http://a.example' })).toBeUndefined();
  expect(transportSecurity({})).toBeUndefined();
});

it('gives every request a nonce of its own, whatever the sender says', () => {
  const guard = guardingDocuments({ policy: contentPolicy({}), everywhere: [hash('head()')] });
  const ask = () => {
    const request = { headers: { 'content-security-policy': "script-src 'nonce-mine'" } };
    const sent = new Map();
    guard(request, { setHeader: (name, value) => sent.set(name, value) });
    const [nonce] = /'nonce-[^']+'/.exec(request.headers['content-security-policy']);
    expect(sent.get('Content-Security-Policy')).toContain(`'self' ${nonce} ${hash('head()')}`);
    return nonce;
  };
  expect(new Set([ask(), ask(), "'nonce-mine'"]).size).toBe(3);
});
