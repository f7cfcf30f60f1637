import fc from 'fast-check';
import { rawQuery } from '@/lib/foundation/http/raw-query';
import { readBudget } from './parameters';
import { writeBudget } from './query';

const today = '2026-11-22';
const read = (query: string) => readBudget(rawQuery(new URLSearchParams(query)), today);
const faultsOf = (query: string) => {
  const reading = read(query);
  return reading.ok
    ? []
    : reading.faults.map(({ field, fault, index }) => `${field}${index ?? ''} ${fault}`);
};
const good = 'island=naxos&nights=3&month=9';

describe('the query of a budget', () => {
  it('uses defaults, and writes a query that reads back the same', () => {
    const reading = read(`${good}&currency=usd`);
    if (!reading.ok) throw new Error('not read');
    expect(reading.question).toMatchObject({ adults: 2, children: 0, style: 'middle', outings: 1 });
    expect(reading.currency).toBe('USD');
    const written = writeBudget(reading);
    expect(read(written)).toEqual(reading);
    expect(writeBudget(read(written) as typeof reading)).toBe(written);
  });

  it('skips empty rows, and prefers a date to a month', () => {
    expect(
      read('island=&nights=&island=Naxos&nights=2&island=&month=9&date=2027-06-01'),
    ).toMatchObject({
      question: {
        stops: [{ island: 'naxos', nights: 2 }],
        when: { kind: 'date', date: '2027-06-01' },
      },
    });
  });

  it.each([
    ['', 'island0 missing-island, month missing-when'],
    [
      'island=atlantis&nights=0&month=13',
      'island0 unknown-island, nights0 nights-range, month month-range',
    ],
    ['island=naxos&nights=&month=9', 'nights0 missing-nights'],
    ['nights=3&month=9', 'island0 missing-island'],
    ['island=naxos&nights=1e1&month=9', 'nights0 nights-range'],
    ['island=naxos&nights=-3&month=9', 'nights0 nights-range'],
    ['island=naxos&nights=99999999999&month=9', 'nights0 nights-range'],
    ['island=naxos&nights=2&island=naxos&nights=2&month=9', 'island1 same-island'],
    [
      `${Array.from({ length: 5 }, () => 'island=naxos&nights=1&island=paros&nights=1').join('&')}&month=9`,
      'island8 too-many-islands',
    ],
    [`${good}&adults=0`, 'adults adults-range'],
    [`${good}&adults=NaN&children=-1`, 'adults adults-range, children children-range'],
    [`${good}&adults=6&children=6`, 'children too-many-persons'],
    [`${good}&adults=6&move=own`, 'move car-full'],
    [`${good}&outings=1.5`, 'outings outings-range'],
    [
      `${good}&style=royal&move=yacht&from=mars&boats=none&currency=XXX`,
      'move unknown-choice, currency unknown-choice, style unknown-choice, from unknown-choice, boats unknown-choice',
    ],
    ['island=naxos&nights=3&date=2027-02-30', 'date not-a-date'],
    ['island=naxos&nights=3&date=2026-11-21', 'date past'],
    ['island=naxos&nights=3&date=9999-12-31', 'date too-far'],
  ])('reports the fault of %s', (query, faults) => {
    expect(faultsOf(query).join(', ')).toBe(faults);
  });

  it('never throws', () => {
    const names = ['island', 'nights', 'date', 'month', 'adults', 'children', 'style', 'currency'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 60 })), {
          maxLength: 60,
        }),
        (pairs) => {
          expect(typeof read(new URLSearchParams(pairs).toString()).ok).toBe('boolean');
        },
      ),
    );
  });
});
