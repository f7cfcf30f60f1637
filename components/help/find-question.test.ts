import { matches, searchable } from './find-question';

const text = searchable(
  'Τι γίνεται αν ακυρωθεί το πλοίο; What if the ferry is cancelled? The 112 line.',
);

describe('matches', () => {
  it('requires every word, in any order', () => {
    expect(matches(text, 'cancelled ferry')).toBe(true);
    expect(matches(text, 'cancelled train')).toBe(false);
  });

  it('ignores accents, case and endings', () => {
    expect(matches(text, 'ΑΚΥΡΩΣΗ')).toBe(true);
    expect(matches(text, 'cancellation')).toBe(true);
    expect(matches(text, 'candidate')).toBe(false);
  });

  it('matches short words and numbers exactly', () => {
    expect(matches(text, '112')).toBe(true);
    expect(matches(text, '166')).toBe(false);
    expect(matches(text, 'boat')).toBe(false);
  });

  it('matches everything for an empty query', () => {
    expect(matches(text, ' ; ')).toBe(true);
  });
});
