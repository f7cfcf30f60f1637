import { mailReturn, rememberedNext, resetAddress, signInWith } from './mail-addresses';

const origins = ['https://compass.example', 'http://localhost:3000'];
const read = (next: string | null, hint: string | null = null) => mailReturn(next, hint, origins);

describe('mailReturn', () => {
  it('reads the language from the redirect address of the site', () => {
    const next = 'https://compass.example/el/signin?confirmed=true';
    expect(read(next, 'en')).toEqual({ locale: 'el', next: undefined });
    expect(read('/el/reset-password')).toEqual({ locale: 'el', next: undefined });
    expect(read('/reset-password', 'el').locale).toBe('en');
  });

  it('uses the language of the mail’s button if the service kept only the origin', () => {
    expect(read('https://compass.example', 'el').locale).toBe('el');
    expect(read('http://localhost:3000/', 'el').locale).toBe('el');
    expect(read(null, 'el').locale).toBe('el');
    expect(read(null, 'xx').locale).toBe('en');
  });

  it('keeps the requested page', () => {
    const next = 'https://compass.example/el/signin?confirmed=true&next=%2Fel%2Fmy-trips';
    expect(read(next)).toEqual({ locale: 'el', next: '/el/my-trips' });
  });

  it.each([
    'https://evil.example/el/signin?next=/my-trips',
    '//evil.example/el',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://compass.example.evil.example/el',
  ])('ignores %s', (next) => {
    expect(read(next)).toEqual({ locale: 'en', next: undefined });
  });

  it('drops a page that makes a redirect too long', () => {
    const page = `/my-trips?q=${'%CE%B1'.repeat(250)}`;
    expect(rememberedNext(page, 'en')).toBeUndefined();
    expect(rememberedNext(page.slice(0, 300), 'en')).toBe(page.slice(0, 300));
  });

  it('drops an unsafe page inside an own address', () => {
    const next = 'https://compass.example/signin?confirmed=true&next=//evil.example';
    expect(read(next)).toEqual({ locale: 'en', next: undefined });
  });
});

describe('signInWith', () => {
  it('carries the message and the next page', () => {
    expect(signInWith('confirmed=true', { locale: 'en', next: undefined })).toBe(
      '/signin?confirmed=true',
    );
    expect(signInWith('confirmation=failed', { locale: 'el', next: '/el/my-trips?a=1' })).toBe(
      '/el/signin?confirmation=failed&next=%2Fel%2Fmy-trips%3Fa%3D1',
    );
  });
});

describe('resetAddress', () => {
  it('keeps the next page before and after the mail', () => {
    expect(resetAddress({ next: undefined })).toBe('/reset-password');
    expect(resetAddress({ next: '/my-trips/new' })).toBe('/reset-password?next=%2Fmy-trips%2Fnew');
    expect(resetAddress({ next: '/my-trips/new?plan=a%3D1' }, 'x_y')).toBe(
      '/reset-password?token_hash=x_y&next=%2Fmy-trips%2Fnew%3Fplan%3Da%253D1',
    );
  });

  it('is read back from the link of the mail', () => {
    const next = '/el/my-trips/new?plan=islands%3Dnaxos:2%2Cparos:2';
    expect(read(`https://compass.example/el${resetAddress({ next })}`)).toEqual({
      locale: 'el',
      next,
    });
  });
});

describe('rememberedNext', () => {
  it('omits the default page', () => {
    expect(rememberedNext('', 'en')).toBeUndefined();
    expect(rememberedNext('/el/profile', 'el')).toBeUndefined();
    expect(rememberedNext('/nearby', 'en')).toBe('/nearby');
  });
});
