import fc from 'fast-check';
import { phraseBook } from './phrases';
import { transliterate } from './transliterate';

const phrases = Object.values(phraseBook).flat();
const count = (text: string, mark: RegExp) => text.normalize('NFD').match(mark)?.length ?? 0;

describe('transliterate', () => {
  it.each([
    // Vowels written with two letters, and kept apart by accent or dieresis.
    ['Καλημέρα', 'Kaliméra'],
    ['ναι', 'ne'],
    ['πλοίο', 'plío'],
    ['τσάι', 'tsái'],
    ['καΐκι', 'kaíki'],
    ['πρωινό', 'proinó'],
    ['ούζο', 'oúzo'],
    ['που', 'pou'],
    ['υγεία', 'iyía'],
    // αυ and ευ follow what comes after.
    ['αυτό', 'aftó'],
    ['αύριο', 'ávrio'],
    ['ευχαριστώ', 'efharistó'],
    ['φεύγει', 'févyi'],
    ['Εύβοια', 'Évia'],
    // Gamma.
    ['γάλα', 'ghála'],
    ['Γεια', 'Ya'],
    ['για', 'ya'],
    ['υγειά', 'iyá'],
    ['γιατρό', 'yatró'],
    ['πηγαίνει', 'piyéni'],
    ['αγγλικά', 'angliká'],
    ['Συγγνώμη', 'Sighnómi'],
    ['συγχωρείτε', 'sinhoríte'],
    // Stops at the beginning and inside.
    ['μπίρα', 'bíra'],
    ['ομπρέλα', 'ombréla'],
    ['ντους', 'dous'],
    ['αντηλιακό', 'andiliakó'],
    ['γκαράζ', 'garáz'],
    ['πάρκινγκ', 'párking'],
    // Consonants.
    ['θάλασσα', 'thálasa'],
    ['Σάββατο', 'Sávato'],
    ['διαβατήριό', 'dhiavatírió'],
    ['λογαριασμό', 'loghariazmó'],
    ['σβήνω', 'zvíno'],
    ['άσχημα', 'ás-hima'],
    ['ψωμί', 'psomí'],
    ['ξαπλώστρα', 'ksaplóstra'],
    ['ΑΤΜ', 'ATM'],
    // Words not pronounced as written.
    ['Αντίο', 'Adío'],
    ['Βινσάντο', 'Vinsánto'],
  ])('%s becomes %s', (greek, latin) => {
    expect(transliterate(greek)).toBe(latin);
  });

  it('keeps other characters and converts Greek punctuation', () => {
    expect(transliterate('Ποιος είναι ο κωδικός του Wi-Fi;')).toBe(
      'Pios íne o kodhikós tou Wi-Fi?',
    );
    expect(transliterate('Ναι· όχι.')).toBe('Ne; óhi.');
  });

  it.each(phrases)('marks every stress of “$greek”, and nothing else', ({ greek }) => {
    const latin = transliterate(greek);
    expect(latin).not.toMatch(/[\u0370-\u03ff]/);
    expect(latin).toMatch(/^[A-Za-zÁÉÍÓÚáéíóú ,.?!;’-]+$/);
    expect(count(latin, /\u0301/g)).toBe(count(greek, /\u0301/g));
    expect(latin.split(' ')).toHaveLength(greek.split(' ').length);
  });

  it('leaves no Greek letter of any word, whatever its case', () => {
    const letter = fc.constantFrom(...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 12 }), (letters) => {
        const greek = letters.join('');
        for (const text of [greek, greek.toUpperCase()]) {
          expect(transliterate(text)).not.toMatch(/[\u0370-\u03ff]/);
        }
      }),
    );
  });
});
