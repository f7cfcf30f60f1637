import fc from 'fast-check';
import { islands } from '@/lib/records/islands/data';
import { soundKey } from './sound-key';

describe('soundKey', () => {
  it.each([
    [
      'Άγιος Προκόπιος',
      'Agios Prokopios',
      'AGIOS PROKOPIOS',
      'Ayios Procopios',
      'aghios prokopios',
    ],
    ['Χώρα', 'Chora', 'Hora', 'Khora'],
    ['Κουφονήσια', 'Koufonisia', 'Koufonissia', 'Kufonisia'],
    ['Αντίπαρος', 'Antiparos', 'Andiparos'],
    ['Σίφνος', 'Sifnos', 'Siphnos'],
    ['Νάξος', 'Naxos', 'Naksos'],
    ['Λεύκες', 'Lefkes', 'Leukes'],
    ['Ηρακλειά', 'Iraklia', 'Irakleia'],
    ['Σχοινούσα', 'Schinoussa', 'Schoinousa', 'Schinousa', 'Skhinousa'],
    ['Αγία Άννα', 'Agia Anna', 'Ayia Ana'],
    ['Περίσσα', 'Perissa', 'Perisa'],
    ['Πλάκα', 'Plaka', 'plaka!'],
  ])('is the same for all spellings of %s', (...names) => {
    expect(new Set(names.map(soundKey)).size).toBe(1);
  });

  it('distinguishes names that sound different', () => {
    expect(soundKey('Paros')).not.toBe(soundKey('Naxos'));
    expect(soundKey('Kamari')).not.toBe(soundKey('Kamares'));
  });

  it('maps most names in both alphabets to one key', () => {
    const names = islands.flatMap(({ name, beaches, villages }) =>
      [{ name }, ...beaches, ...villages].map((place) => place.name),
    );
    const apart = names.filter(({ en, el }) => soundKey(en) !== soundKey(el));
    expect(apart.length / names.length).toBeLessThan(0.1);
  });

  it('accepts any input', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => soundKey(text).length >= 0));
    expect(soundKey('')).toBe('');
    expect(soundKey('…')).toBe('');
  });
});
