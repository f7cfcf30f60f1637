import { isFound } from './find';

const names = ['Blue Star Delos', 'Πειραιάς', 'Piraeus', 'Νάξος', 'Naxos'];

describe('isFound', () => {
  it('matches words in either language, in any case, without accents', () => {
    for (const query of ['delos', 'ΝΑΞΟΣ', 'ναξος', ' star  naxos ', '']) {
      expect(isFound(query, names)).toBe(true);
    }
  });

  it('requires every word', () => {
    expect(isFound('delos milos', names)).toBe(false);
  });
});
