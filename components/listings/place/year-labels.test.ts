import fc from 'fast-check';
import { overNewYear, yearLabels } from './year-labels';

const seasonal = [null, null, null, 48, 48, 80, 120, 120, 80, 48, null, null];

it('labels each season once', () => {
  expect(yearLabels(seasonal)).toEqual([
    { cents: 48, from: 3, to: 5, at: 'end' },
    { cents: 80, from: 5, to: 6, at: 'end' },
    { cents: 120, from: 6, to: 8, at: 'start' },
    { cents: 80, from: 8, to: 9, at: 'start' },
    { cents: 48, from: 9, to: 10, at: 'start' },
  ]);
});

it('is placed between two uprights in a low season', () => {
  expect(yearLabels([80, 48, 80])[1]).toMatchObject({ at: 'middle' });
});

it('is never next to a rise or a fall of the line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { minLength: 12, maxLength: 12 }),
      (year) => {
        const labels = yearLabels(year);
        for (const { cents, from, to, at } of labels) {
          if (at === 'start') expect(year[from - 1] ?? 0).not.toBe(cents);
          if (at === 'start') expect((year[to] ?? 0) > cents).toBe(false);
          if (at === 'end') expect((year[from - 1] ?? 0) > cents).toBe(false);
        }
        const named = labels.reduce((sum, { from, to }) => sum + to - from, 0);
        expect(named).toBe(year.filter((cents) => cents !== null).length);
      },
    ),
  );
});

it('treats the winter across the new year as one season', () => {
  expect(overNewYear([1, 2, 3, 4, 11, 12])).toEqual([11, 12, 1, 2, 3, 4]);
  expect(overNewYear([1, 2, 6, 12])).toEqual([12, 1, 2, 6]);
  expect(overNewYear([1, 2, 3])).toEqual([1, 2, 3]);
  expect(overNewYear([11, 12])).toEqual([11, 12]);
  expect(overNewYear([])).toEqual([]);
});
