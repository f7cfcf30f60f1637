import { deedAddress, deeds, readDeed } from './deeds';

describe('what was done, in the address of the list', () => {
  it('reads back as it was written', () => {
    for (const deed of deeds) {
      const { searchParams } = new URL(deedAddress(deed, '0b7e'), 'http://site.invalid');
      expect(readDeed(Object.fromEntries(searchParams))).toEqual({ deed, trip: '0b7e' });
    }
  });

  it('is nothing for nonsense', () => {
    for (const query of [{}, { done: 'stolen', trip: '1' }, { done: 'deleted' }]) {
      expect(readDeed(query)).toBeUndefined();
    }
    expect(readDeed({ done: ['deleted'], trip: '1' })).toBeUndefined();
    expect(readDeed({ done: 'deleted', trip: ['1', '2'] })).toBeUndefined();
  });
});
