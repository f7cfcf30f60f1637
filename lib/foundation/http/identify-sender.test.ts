import type { IncomingMessage } from 'node:http';
import { identifySender, trustedProxiesOf } from './identify-sender';

const named = (forwarded: string | undefined, trustedProxies: number, more = {}) => {
  const headers: Record<string, string | undefined> = {
    ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    ...more,
  };
  // The only parts of a request that are read.
  const request = {
    headers,
    socket: { remoteAddress: '198.51.100.4' },
  } as unknown as IncomingMessage;
  identifySender(request, trustedProxies);
  return headers;
};

it('uses the connection’s address without a proxy', () => {
  expect(named('6.6.6.6', 0)).toEqual({ 'x-forwarded-for': '198.51.100.4' });
  expect(named(undefined, 0, { 'x-real-ip': '6.6.6.6' })).toEqual({
    'x-forwarded-for': '198.51.100.4',
  });
});

it('trusts as many entries from the end as there are proxies', () => {
  expect(named('6.6.6.6, 203.0.113.7', 1)).toEqual({ 'x-forwarded-for': '203.0.113.7' });
  expect(named('6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toEqual({ 'x-forwarded-for': '203.0.113.7' });
  expect(named(undefined, 1)).toEqual({ 'x-forwarded-for': '198.51.100.4' });
});

it('assumes no proxies unless configured, and the site trusts its server', () => {
  const given = (TRUSTED_PROXIES: string | undefined) => {
    const environment: Record<string, string | undefined> = { TRUSTED_PROXIES };
    return [trustedProxiesOf(environment), environment.TRUSTED_PROXIES];
  };
  expect(given(undefined)).toEqual([0, '1']);
  expect(given('')).toEqual([0, '1']);
  expect(given('2')).toEqual([2, '1']);
  expect(given('many')).toEqual([0, 'many']);
});

it('deletes headers that only the server or Next may set, and marks a prefetch', () => {
  const forged = { 'x-middleware-prefetch': '1', 'x-page-prefetch': '1', rsc: '1' };
  expect(named(undefined, 0, forged)).toEqual({ 'x-forwarded-for': '198.51.100.4', rsc: '1' });
  const prefetch = { 'next-router-segment-prefetch': '/_tree' };
  expect(named(undefined, 0, prefetch)['x-page-prefetch']).toBe('1');
});

it('accepts the visitor’s host and protocol only from our own proxy', () => {
  const claimed = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  expect(named(undefined, 0, { ...claimed, forwarded: 'host=evil.example' })).toEqual({
    'x-forwarded-for': '198.51.100.4',
  });
  expect(named(undefined, 1, claimed)).toMatchObject(claimed);
});
