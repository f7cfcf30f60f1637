import { readFileSync } from 'node:fs';
import { asOfSchema } from '@/lib/foundation/time/as-of';
import { refundScales, withoutScale } from './refund-scales';

const operators = readFileSync('lib/sea/timetable/typical/tables/operators.csv', 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split(',')[0] || []);

describe('what the companies pay back', () => {
  it('is told of every company of the timetable, or that we did not find it', () => {
    const told = new Set([...refundScales.map(({ operator }) => operator), ...withoutScale]);
    expect([...told].sort()).toEqual(operators.toSorted());
  });

  it.each(refundScales)('of $name ($season) shrinks towards the departure', (scale) => {
    const steps = [scale.whole, scale.threeQuarters ?? [], scale.half].flat();
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(scale.asOf === null || asOfSchema.safeParse(scale.asOf).success).toBe(true);
  });
});
