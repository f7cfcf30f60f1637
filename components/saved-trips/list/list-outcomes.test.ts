import { listOutcomes, outcomeAddress, readOutcome } from './list-outcomes';

describe('what was done, in the address of the list', () => {
  it('reads back as it was written', () => {
    for (const outcome of listOutcomes) {
      const { searchParams } = new URL(outcomeAddress(outcome, '0b7e'), 'http://site.invalid');
      expect(readOutcome(Object.fromEntries(searchParams))).toEqual({ outcome, trip: '0b7e' });
    }
  });

  it('is nothing for nonsense', () => {
    for (const query of [{}, { done: 'stolen', trip: '1' }, { done: 'deleted' }]) {
      expect(readOutcome(query)).toBeUndefined();
    }
    expect(readOutcome({ done: ['deleted'], trip: '1' })).toBeUndefined();
    expect(readOutcome({ done: 'deleted', trip: ['1', '2'] })).toBeUndefined();
  });
});
