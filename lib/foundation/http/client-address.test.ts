import { clientAddress } from './client-address';

const from = (headers: Record<string, string>, proxies = 1) =>
  clientAddress(new Headers(headers), proxies);

describe('clientAddress', () => {
  it('uses the last entry, written by our proxy, and ignores those the sender claims', () => {
    expect(from({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })).toBe('203.0.113.7');
  });

  it('skips as many entries as there are proxies', () => {
    expect(from({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.2' }, 2)).toBe('203.0.113.7');
  });

  it('uses the first entry if there are fewer entries than proxies', () => {
    expect(from({ 'x-forwarded-for': '203.0.113.7' }, 3)).toBe('203.0.113.7');
  });

  it('ignores the header without a proxy', () => {
    expect(from({ 'x-forwarded-for': '203.0.113.7' }, 0)).toBe('everyone');
  });

  it('treats an IPv6 network as one sender', () => {
    for (const address of ['2001:db8:0:7::1', '2001:0db8:0:7:ffff:1:2:3', '2001:DB8::7:1:2:3:4']) {
      expect(from({ 'x-forwarded-for': address })).toBe('2001:db8:0:7::/64');
    }
    expect(from({ 'x-forwarded-for': '2001:db8::1' })).toBe('2001:db8:0:0::/64');
    expect(from({ 'x-forwarded-for': '::1' })).toBe('0:0:0:0::/64');
    expect(from({ 'x-forwarded-for': '::ffff:203.0.113.7' })).toBe('203.0.113.7');
  });

  it('falls back to the other header, then to one key for everyone', () => {
    expect(from({ 'x-real-ip': '203.0.113.9' })).toBe('203.0.113.9');
    expect(from({ 'x-forwarded-for': ' , ' })).toBe('unknown');
  });
});
