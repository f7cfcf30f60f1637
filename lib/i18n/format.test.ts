import { formatDate } from './format';

describe('formatDate', () => {
  it('writes the day first in both languages', () => {
    expect(formatDate('2026-11-21', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-21', 'el')).toBe('21 Νοεμβρίου 2026');
  });
});
