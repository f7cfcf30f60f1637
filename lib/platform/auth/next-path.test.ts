import fc from 'fast-check';
import { locales } from '@/lib/foundation/i18n/locales';
import { safeNext, signInAddress } from './next-path';

describe('safeNext', () => {
  it.each([
    '/my-trips',
    '/el/my-trips/3f0e?day=2#notes',
    '/ferry-tickets-search?from=piraeus&to=naxos',
    '/trip-planner-legacy?link=https://example.org//x',
    '/',
  ])('accepts %s, a page of the site', (path) => expect(safeNext(path, 'en')).toBe(path));

  it.each([
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2F/evil.example',
    '/%2Fevil.example',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252F%252Fevil.example',
    '/%25252Fevil.example',
    '/el//evil.example',
    '/el/%2Fevil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..%2F%2Fevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    'profile',
    '/%',
    '/%E0%A4%A',
    `/${'a'.repeat(1800)}`,
    `/my-trips?q=${'α'.repeat(400)}`,
    '',
  ])('rejects %j', (value) => {
    expect(safeNext(value, 'en')).toBe('/profile');
    expect(safeNext(value, 'el')).toBe('/el/profile');
  });

  it.each([
    '/signin',
    '/el/signup?next=/profile',
    '/signin/',
    '/%73ignin',
    '/islands/../signin',
    '/forgot-password',
    '/reset-password?token_hash=x',
    '/auth/confirm?type=signup',
    '/api/account/export',
  ])('avoids a redirect loop to %s', (value) => expect(safeNext(value, 'en')).toBe('/profile'));

  it('accepts only paths', () => {
    for (const value of [undefined, null, 7, {}, ['/my-trips'], true]) {
      expect(safeNext(value, 'en')).toBe('/profile');
    }
  });

  it('never leaves the site, for any input', () => {
    const origin = 'https://cyclades.example';
    const parts = fc.constantFrom(
      ...['/', '\\', '%2F', '%5C', '%25', '.', '..', '%2e', 'el', '\t', '@', ':', '?', '#', 'x.y'],
    );
    const address = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
      fc.array(parts, { maxLength: 8 }).map((all) => `/${all.join('')}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(address, fc.constantFrom(...locales), (value, locale) => {
        const next = safeNext(value, locale);
        const url = new URL(next, origin);
        expect(url.origin).toBe(origin);
        expect(next).toMatch(/^\/(?![/\\])/);
        expect(url.pathname).not.toMatch(/^[/\\]{2}|\\/);
        // Checking the guard's result again, as the sign-in page does, gives the same result.
        expect(safeNext(next, locale)).toBe(next);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('signInAddress', () => {
  it('contains the page to return to, in its language', () => {
    expect(signInAddress('/my-trips', 'en')).toBe('/signin?next=/my-trips');
    expect(signInAddress('/el/nearby?kind=beach&km=5', 'el')).toBe(
      '/el/signin?next=/el/nearby%3Fkind%3Dbeach%26km%3D5',
    );
  });

  it('never exceeds the length of a redirect, and reports a dropped query', () => {
    const long = signInAddress(`/my-trips/new?plan=${'%CE%B1'.repeat(400)}`, 'en');
    expect(long).toBe('/signin?next=/my-trips/new&cut=true');
    const path = `/el/my-trips/${'%CE%B1'.repeat(280)}`;
    expect(signInAddress(path, 'el')).toBe('/el/signin?cut=true');
    expect(signInAddress(`/my-trips/new?plan=${'a'.repeat(1800)}`, 'en')).toHaveLength(1836);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const page = `/my-trips${path}${query ? `?${query}` : ''}`;
        const address = new URL(signInAddress(page, 'en'), 'https://cyclades.example');
        expect(address.searchParams.get('next')).toBe(page);
      }),
    );
  });
});
