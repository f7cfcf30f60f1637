import { bareName, splitName } from './names';

describe('splitName', () => {
  it('keeps a short name on one line', () => {
    expect(splitName('Apeiranthos')).toEqual(['Apeiranthos']);
  });

  it('breaks a long name into lines of similar length', () => {
    expect(splitName('Temple of Demeter, Sangri')).toEqual(['Temple of', 'Demeter, Sangri']);
    expect(splitName('Αρχαιολογικό Μουσείο')).toEqual(['Αρχαιολογικό', 'Μουσείο']);
  });

  it('does not break a long word', () => {
    expect(splitName('Παναγιακαταπολιανή')).toEqual(['Παναγιακαταπολιανή']);
  });
});

describe('bareName', () => {
  it('drops bracketed text', () => {
    expect(bareName('Kea (Tzia)')).toBe('Kea');
    expect(bareName('Agios Georgios (Naxos) beach')).toBe('Agios Georgios beach');
  });
});
