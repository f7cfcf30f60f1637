import { formatMonths, monthName } from './format';

describe('months', () => {
  it('are nominative in Greek', () => {
    expect(monthName(5, 'el')).toBe('Μάιος');
    expect(monthName(5, 'el', 'narrow')).toBe('Μ');
    expect(monthName(7, 'el', 'short')).toBe('Ιούλ');
  });

  it('are twelve', () => {
    expect(monthName(12, 'en', 'short')).toBe('Dec');
    expect(() => monthName(13, 'en')).toThrow('13');
  });

  it('are grouped into ranges', () => {
    expect(formatMonths([5, 6, 9], 'en')).toBe('May–June, September');
  });
});
