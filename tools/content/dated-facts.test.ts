import { type DatedFact, datedFacts, factsToRenew, withoutDate } from './dated-facts';
import { datedAmounts, datingOf } from './dated-texts';
import type { LongText } from './texts';

const text = (locale: LongText['locale'], body: string): LongText => ({
  file: `a.${locale}.mdx`,
  collection: 'help',
  slug: 'a',
  locale,
  head: {},
  body,
});

describe('the date of a price in a text', () => {
  it('is recognised in either language', () => {
    expect(datingOf('It is 80 euros (as of November 2026).', 'en').asOf).toBe('2026-11');
    expect(datingOf('At the rates of 2025 it is 2 euros.', 'en').asOf).toBe('2025');
    expect(datingOf('Since 11 August 2025 they charge 1.50 euros.', 'en').asOf).toBe('2025-08');
    expect(datingOf('ως 80 ευρώ (ποσό Νοεμβρίου 2026)', 'el').asOf).toBe('2026-11');
    expect(datingOf('με τα ποσά του 2025', 'el').asOf).toBe('2025');
    expect(datingOf('Από τις 11 Αυγούστου 2025 χρεώνουν', 'el').asOf).toBe('2025-08');
  });

  it('is not just any year nearby', () => {
    expect(datingOf('80 euros; the rule holds until 30 June 2032', 'en').asOf).toBeNull();
    expect(datedAmounts(text('en', 'A bed costs 80 euros.'))[0]?.asOf).toBeNull();
  });

  it('is the one of its own sentence, not of another in the paragraph', () => {
    const body = 'Since 2018 ships come in turns. As introduced in 2025 the fee is 20 euros.';
    expect(datedAmounts(text('en', body))).toMatchObject([{ asOf: '2025', isInForce: true }]);
  });

  it('of a table is in it or in the paragraph before', () => {
    const [table] = datedAmounts(text('en', 'At the rates of 2025:\n\n| Hotel | €2 |'));
    expect(table?.asOf).toBe('2025');
  });

  it('applies to the text below if the text says so', () => {
    const body = 'The prices below are as of November 2026.\n\nA bed.\n\nA room is €55.';
    expect(datedAmounts(text('en', body)).map(({ asOf }) => asOf)).toEqual(['2026-11']);
  });
});

describe('prices, fares and terms', () => {
  const facts = datedFacts();

  it('are found in hundreds of records and texts', () => {
    expect(facts.length).toBeGreaterThan(200);
    for (const kind of [
      'transfer',
      'note of transfer',
      'bus line',
      'flight',
      'cost',
      'refunds',
      'ferry fare',
      'content/',
    ])
      expect([kind, facts.some(({ what }) => what.startsWith(kind))]).toEqual([kind, true]);
  });

  it('all have a date', () => {
    expect(withoutDate(facts).map(({ what }) => what)).toEqual([]);
  });

  it('are listed if older than eighteen months, oldest first', () => {
    const some: DatedFact[] = [
      { what: 'new', asOf: '2026-08', kind: 'dated' },
      { what: 'old', asOf: '2024', kind: 'dated' },
      { what: 'oldest', asOf: '2020-06', kind: 'dated' },
      { what: 'undated', asOf: null, kind: 'undated' },
    ];
    expect(factsToRenew(some, '2026-11-27').map(({ what }) => what)).toEqual(['oldest', 'old']);
    expect(factsToRenew(some, '2028-03-01')).toHaveLength(3);
  });
});
