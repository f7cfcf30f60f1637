import { bareName, splitName } from './names';

describe('splitName', () => {
  it('leaves a short name on one line', () => {
    expect(splitName('Apeiranthos')).toEqual(['Apeiranthos']);
  });

  it('breaks a long name where its lines are most alike', () => {
    expect(splitName('Temple of Demeter, Sangri')).toEqual(['Temple of', 'Demeter, Sangri']);
    expect(splitName('Αρχαιολογικό Μουσείο')).toEqual(['Αρχαιολογικό', 'Μουσείο']);
  });

  it('keeps a long word whole', () => {
    expect(splitName('Παναγιακαταπολιανή')).toEqual(['Παναγιακαταπολιανή']);
  });
});

describe('bareName', () => {
  it('drops what stands in brackets', () => {
    expect(bareName('Kea (Tzia)')).toBe('Kea');
    expect(bareName('Agios Georgios (Naxos) beach')).toBe('Agios Georgios beach');
  });
});
