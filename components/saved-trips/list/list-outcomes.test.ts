import { listOutcomes, outcomeAddress, readOutcome } from './list-outcomes';

describe('the outcome in the address of the trip list', () => {
  it('is read back as it was written', () => {
    for (const outcome of listOutcomes) {
      const { searchParams } = new URL(outcomeAddress(outcome, '0b7e'), 'http://site.invalid');
      expect(readOutcome(Object.fromEntries(searchParams))).toEqual({ outcome, trip: '0b7e' });
    }
  });

  it('is ignored if invalid', () => {
    for (const query of [{}, { done: 'stolen', trip: '1' }, { done: 'deleted' }]) {
      expect(readOutcome(query)).toBeUndefined();
    }
    expect(readOutcome({ done: ['deleted'], trip: '1' })).toBeUndefined();
    expect(readOutcome({ done: 'deleted', trip: ['1', '2'] })).toBeUndefined();
  });
});
