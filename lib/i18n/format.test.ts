import { formatDate, formatNumber } from './format';

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
