import { formatDate, formatDay, formatEuroRange, formatEuros, formatNumber } from './format';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatDate', () => {
  it('writes the day first in both languages', () => {
    expect(formatDate('2026-11-21', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-21', 'el')).toBe('21 Νοεμβρίου 2026');
  });
});

describe('formatNumber', () => {
  it('uses the separators of the language', () => {
    expect(formatNumber(1004.5, 'en')).toBe('1,004.5');
    expect(formatNumber(1004.5, 'el')).toBe('1.004,5');
  });
});

describe('formatDay', () => {
  it('writes the weekday in both languages, and the year on request', () => {
    expect(formatDay('2027-07-14', 'en')).toBe('Wednesday 14 July');
    expect(formatDay('2027-07-14', 'el')).toBe('Τετάρτη 14 Ιουλίου');
    expect(formatDay('2027-07-14', 'en', 'short', true)).toBe('Wed 14 Jul 2027');
  });
});

describe('formatEuros', () => {
  it('writes whole euros without cents', () => {
    expect(formatEuros(4500, 'en')).toBe('€45');
    expect(plain(formatEuros(4550, 'el'))).toBe('45,50 €');
  });
});

describe('formatEuroRange', () => {
  it('writes both ends in the same format, and equal amounts once', () => {
    expect(formatEuroRange([180, 250], 'en')).toBe('€1.80–2.50');
    expect(plain(formatEuroRange([180, 250], 'el'))).toBe('1,80–2,50 €');
    expect(formatEuroRange([3600, 5800], 'en')).toBe('€36–58');
    expect(plain(formatEuroRange([900, 900], 'el'))).toBe('9 €');
  });
});
