import { hourTicks } from './hour-ticks';

const at = (iso: string) => Date.parse(iso) / 60_000;

it('has whole hours in Athens time, and not too many', () => {
  // 07:30 to 17:30 in Athens.
  const day = hourTicks([at('2027-07-14T04:30Z'), at('2027-07-14T14:30Z')]);
  expect(day?.hours).toEqual([
    [5, '08:00'],
    [25, '10:00'],
    [45, '12:00'],
    [65, '14:00'],
    [85, '16:00'],
  ]);
  expect(day).toMatchObject({ first: 5, step: 20 });
  const night = hourTicks([at('2027-01-14T15:00Z'), at('2027-01-15T15:00Z')]);
  expect(night?.hours.map(([, clock]) => clock)).toEqual(['18:00', '00:00', '06:00', '12:00']);
});

it('never has too many ticks, or one outside the scale', () => {
  for (let length = 30; length < 2880; length += 37) {
    const ticks = hourTicks([at('2027-07-14T04:10Z'), at('2027-07-14T04:10Z') + length]);
    expect(ticks?.hours.length ?? 0).toBeLessThanOrEqual(7);
    for (const [position] of ticks?.hours ?? []) {
      expect(position).toBeGreaterThanOrEqual(4);
      expect(position).toBeLessThanOrEqual(96);
    }
  }
});

it('has none on an empty scale', () => {
  expect(hourTicks([600, 600])).toBeUndefined();
});
