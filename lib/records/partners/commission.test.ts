import { readFileSync } from 'node:fs';
import { linkTerms } from './commission';
import { payingPartners } from './paying';

describe('the terms of a link', () => {
  it('are those of the list of paying partners', () => {
    expect(linkTerms(['A'], ['A', 'B'])).toEqual({
      terms: 'paid',
      rel: 'sponsored noopener',
      paying: ['A'],
    });
    expect(linkTerms(['C'], ['A', 'B'])).toEqual({ terms: 'unpaid', rel: 'noopener', paying: [] });
  });

  it('of the whole site mention commission as soon as one partner pays', () => {
    expect(linkTerms(undefined, ['A']).terms).toBe('paid');
    expect(linkTerms(undefined, []).terms).toBe('unpaid');
    expect(linkTerms(undefined).paying).toEqual(payingPartners);
  });

  it.each(['en', 'el'])('use the same sentences with and without commission, %s', (locale) => {
    const money = JSON.parse(readFileSync(`messages/${locale}/partners.json`, 'utf8'));
    expect(Object.keys(money.paid)).toEqual(Object.keys(money.unpaid));
  });
});
