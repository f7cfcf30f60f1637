import { readFileSync } from 'node:fs';
import { asOfSchema } from '@/lib/foundation/time/as-of';
import { refundScales, withoutScale } from './refund-scales';

const operators = readFileSync('lib/sea/timetable/typical/tables/operators.csv', 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split(',')[0] || []);

describe('refund scales', () => {
  it('cover every company of the timetable, or state that none was found', () => {
    const covered = new Set([...refundScales.map(({ operator }) => operator), ...withoutScale]);
    expect([...covered].sort()).toEqual(operators.toSorted());
  });

  it.each(refundScales)('of $name ($season) decrease towards departure', (scale) => {
    const steps = [scale.whole, scale.threeQuarters ?? [], scale.half].flat();
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(scale.asOf === null || asOfSchema.safeParse(scale.asOf).success).toBe(true);
  });
});
