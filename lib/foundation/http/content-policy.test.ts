import { contentPolicy, transportSecurity } from './content-policy';

const rule = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.split(' ')[0] === name);

it('allows the site, its backend, and a hosted map if configured', () => {
  const policy = contentPolicy({
    NEXT_PUBLIC_SITE_URL: 'https://compass.example',
    NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/',
  })(["'sha256-x'"]);
  expect(rule(policy, 'script-src')).toBe("script-src 'self' 'sha256-x'");
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://abc.supabase.co");
  expect(policy).toContain('upgrade-insecure-requests');
  const plain = contentPolicy({
    NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
    MAP_STYLE_URL: 'https://tiles.example/style.json',
  })([]);
  expect(rule(plain, 'connect-src')).toBe("connect-src 'self' https: https://tiles.example");
  expect(plain).not.toContain('upgrade-insecure-requests');
});

it('requires TLS only if the site uses it', () => {
  expect(transportSecurity({ NEXT_PUBLIC_SITE_URL: 'https://a.example' })).toMatch(
    /^max-age=\d{8}$/,
  );
  expect(transportSecurity({ NEXT_PUBLIC_SITE_URL: 'http://a.example' })).toBeUndefined();
  expect(transportSecurity({})).toBeUndefined();
});
