import { languageHome, languageHref } from './language';

const place = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('languageHref', () => {
  it('keeps the page when the language changes', () => {
    expect(languageHref(place('/islands/naxos'), 'el')).toBe('/el/islands/naxos?lng=el');
    expect(languageHref(place('/el/islands/naxos'), 'en')).toBe('/islands/naxos?lng=en');
    expect(languageHref(place('/el'), 'en')).toBe('/?lng=en');
    expect(languageHref(place('/'), 'el')).toBe('/el?lng=el');
  });

  it('stays on this site for any address of the page', () => {
    expect(languageHref(place('/el//evil.example/phish'), 'en')).toBe('/evil.example/phish?lng=en');
    expect(languageHref(place('//evil.example'), 'el')).toBe('/el/evil.example?lng=el');
  });

  it('keeps query and fragment, and one lng parameter', () => {
    expect(languageHref(place('/guides/naxos', '?a=1', '#tips'), 'el')).toBe(
      '/el/guides/naxos?a=1&lng=el#tips',
    );
    expect(languageHref(place('/guides', '?lng=en'), 'el')).toBe('/el/guides?lng=el');
  });
});

describe('languageHome', () => {
  it('returns the home page of the language', () => {
    expect(languageHome('el')).toBe('/el?lng=el');
    expect(languageHome('en')).toBe('/?lng=en');
  });
});
