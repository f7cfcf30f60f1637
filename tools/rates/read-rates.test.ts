import {
  currencies,
  fromEuroCents,
  rateOf,
  ratesOf,
  toEuroCents,
} from '@/lib/trips/budget/currency';
import { readRates } from './read-rates';

const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><Cube><Cube time='2026-07-06'>
  <Cube currency='USD' rate='1.1415'/><Cube currency="JPY" rate="185.31"/>
</Cube></Cube></gesmes:Envelope>`;

describe('the daily file of the European Central Bank', () => {
  it('contains its day and its rates', () => {
    expect(readRates(file)).toEqual({ date: '2026-07-06', rates: { USD: 1.1415, JPY: 185.31 } });
  });

  it.each([
    ['no day', file.replace("time='2026-07-06'", '')],
    ['no rates', "<Cube time='2026-07-06'></Cube>"],
    ['a rate of nought', file.replace('1.1415', '0')],
    ['a rate in words', file.replace('1.1415', 'dear')],
    ['another page', '<html>Sign in to the network</html>'],
  ])('is rejected with %s', (_, xml) => expect(() => readRates(xml)).toThrow());
});

describe('the included rates', () => {
  it('have a past date, and a rate for every currency of the page', () => {
    expect(ratesOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const code of currencies) expect([code, rateOf(code) > 0]).toEqual([code, true]);
  });

  it('convert there and back to the cent', () => {
    for (const code of currencies) {
      expect(toEuroCents(fromEuroCents(123_45, code), code)).toBe(123_45);
    }
    expect(fromEuroCents(200_00, 'USD')).toBeCloseTo(200 * rateOf('USD'), 10);
  });
});
