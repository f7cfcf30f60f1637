import { chosenOnly } from './chosen-islands';
import { planQuery } from './query';

const chosenIn = (query: string) =>
  chosenOnly(planQuery(Object.fromEntries(new URLSearchParams(query))));

describe('a query with islands only', () => {
  it('fills in the form, with its ends', () => {
    expect(chosenIn('islands=milos,sifnos')).toEqual({
      islands: expect.stringMatching(/^milos\b.*,sifnos\b/),
    });
    expect(chosenIn('start=piraeus&end=santorini&islands=paros:3,santorini:3')).toEqual({
      islands: 'paros:3,santorini:3',
      start: 'piraeus',
      end: 'santorini',
    });
  });

  it.each([
    'start=piraeus&end=piraeus&islands=naxos:3&adults=2',
    'islands=naxos:3&class=foo',
    'islands=atlantis',
    'start=piraeus&end=piraeus',
  ])('%s is an incomplete plan', (query) => {
    expect(chosenIn(query)).toBeUndefined();
  });
});
