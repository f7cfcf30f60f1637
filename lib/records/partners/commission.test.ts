import { readFileSync } from 'node:fs';
import { linkTerms } from './commission';
import { payingPartners } from './paying';

describe('the terms of a link', () => {
  it('are those of the one list of partners who pay', () => {
    expect(linkTerms(['A'], ['A', 'B'])).toEqual({
      terms: 'paid',
      rel: 'sponsored noopener',
      paying: ['A'],
    });
    expect(linkTerms(['C'], ['A', 'B'])).toEqual({ terms: 'unpaid', rel: 'noopener', paying: [] });
  });

  it('of the whole site are paid as soon as one partner pays', () => {
    expect(linkTerms(undefined, ['A']).terms).toBe('paid');
    expect(linkTerms(undefined, []).terms).toBe('unpaid');
    expect(linkTerms(undefined).paying).toEqual(payingPartners);
  });

  it.each(['en', 'el'])('are told with the same sentences whether paid or not, %s', (locale) => {
    const money = JSON.parse(readFileSync(`messages/${locale}/money.json`, 'utf8'));
    expect(Object.keys(money.paid)).toEqual(Object.keys(money.unpaid));
  });
});
