import fc from 'fast-check';
import { locales } from './locales';
import { localizePath, splitLocale } from './paths';

describe('localizePath', () => {
  it('leaves English addresses without a prefix', () => {
    expect(localizePath('/islands/naxos', 'en')).toBe('/islands/naxos');
  });

  it('prefixes Greek with /el, the home page included', () => {
    expect(localizePath('/islands/naxos', 'el')).toBe('/el/islands/naxos');
    expect(localizePath('/', 'el')).toBe('/el');
  });

  it('keeps query and fragment', () => {
    expect(localizePath('/guides/naxos?a=1#tips', 'el')).toBe('/el/guides/naxos?a=1#tips');
    expect(localizePath('/?lng=el', 'el')).toBe('/el?lng=el');
  });

  it('does not change fragments and external links', () => {
    expect(localizePath('#tips', 'el')).toBe('#tips');
    expect(localizePath('https://example.com/a', 'el')).toBe('https://example.com/a');
  });

  it('is reversed by splitLocale for every path and language', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
    const path = fc.array(segment).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (original, locale) => {
        const split = splitLocale(localizePath(original, locale));
        expect(split.path).toBe(original);
        expect(split.locale).toBe(locale);
      }),
    );
  });
});

describe('splitLocale', () => {
  it('does not treat the start of a word as a language', () => {
    expect(splitLocale('/elsewhere')).toEqual({
      locale: 'en',
      path: '/elsewhere',
      prefixed: false,
    });
  });

  it('recognises the prefix of the default language, which is redirected', () => {
    expect(splitLocale('/en/islands')).toEqual({ locale: 'en', path: '/islands', prefixed: true });
  });
});
