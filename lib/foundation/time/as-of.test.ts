import { asOfSchema, monthOf, monthsOld } from './as-of';

describe('the month of a price', () => {
  it('is a month or a year', () => {
    for (const good of ['2026-08', '2023']) expect(asOfSchema.safeParse(good).success).toBe(true);
    for (const bad of ['2026-13', '2026-8', '26', 2026, null, '2026-08-01'])
      expect(asOfSchema.safeParse(bad).success).toBe(false);
  });

  it('has an age in months; a year counts from its July', () => {
    expect(monthsOld('2026-08', '2026-11-27')).toBe(3);
    expect(monthsOld('2025-05', '2026-11-27')).toBe(18);
    expect(monthsOld('2023', '2026-11-27')).toBe(40);
    expect(monthsOld('2027-01', '2026-11-27')).toBe(-2);
  });

  it('is the month of the day on which it was read', () => {
    expect(monthOf('2026-11-22')).toBe('2026-11');
  });
});
