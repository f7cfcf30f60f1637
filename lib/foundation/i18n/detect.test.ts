import { detectLocale } from './detect';

describe('detectLocale', () => {
  it('prefers an earlier choice to the language of the browser', () => {
    expect(detectLocale('en', 'el-GR,el;q=0.9')).toBe('en');
    expect(detectLocale('el', 'en-GB')).toBe('el');
  });

  it('reads Accept-Language by weight and region', () => {
    expect(detectLocale(undefined, 'el-GR,el;q=0.9,en;q=0.8')).toBe('el');
    expect(detectLocale(undefined, 'en;q=0.5,el;q=0.9')).toBe('el');
    expect(detectLocale(undefined, 'nl-NL,nl;q=0.9,en;q=0.8')).toBe('en');
  });

  it('is undefined for crawlers and unsupported languages', () => {
    expect(detectLocale(undefined, null)).toBeUndefined();
    expect(detectLocale(undefined, 'nl-NL,fr;q=0.9')).toBeUndefined();
  });

  it('ignores cimode and unknown values', () => {
    expect(detectLocale('cimode', null)).toBeUndefined();
    expect(detectLocale('cimode', 'el')).toBe('el');
    expect(detectLocale('nl', null)).toBeUndefined();
  });
});
