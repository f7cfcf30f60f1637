/*
 * Checks of the rules for Greek in docs/writing.md that a program can test. Each finder returns its matches in order,
 * so that a failing test quotes the text.
 */

const start = '(?<![\\p{L}\\p{M}\\d’])';
const end = '(?![\\p{L}\\p{M}’])';

/** Marks allowed between an article and its word: quotation marks and Markdown. */
const opening = '[«“*_\\[(]*';
/** Vowels and κ π τ ξ ψ, with them μπ ντ γκ τσ τζ: before these την, στην and μην keep their ν. */
const keeping = '(?:[αάεέηήιίϊΐοόυύϋΰωώκπτξψ]|μπ|ντ|γκ)';

const wrongNus = [
  `${start}(?:τη|στη|μη)[ \\u00a0]${opening}(?=${keeping})\\p{L}+`,
  `${start}(?:την|στην|μην)[ \\u00a0]${opening}(?!${keeping})\\p{Script=Greek}+`,
].map((one) => new RegExp(one, 'giu'));

/** The final ν where it does not belong, and where it is missing: «την με», «τη όταν». */
export const wrongFinalNu = (text: string): string[] =>
  wrongNus.flatMap((one) => text.match(one) ?? []);

const separator = /\p{L}+;[ \u00a0]+\p{Ll}+/gu;

/** Finds Latin semicolons, which a Greek reads as question marks: «δύο ώρες; από Ραφήνα». */
export const wrongSemicolon = (text: string): string[] => text.match(separator) ?? [];

/** Letters that look alike in both alphabets make words that no search finds: «Νάξoς» with a Latin o. */
export const mixedLetters = (text: string): string[] =>
  text.match(
    /\p{L}*(?:\p{Script=Greek}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek})\p{L}*/gu,
  ) ?? [];

const accents = /[άέήίόύώΐΰ]/iu;
const nuclei = /αι|ει|οι|υι|ου|αυ|ευ|ηυ|[αεηιουωϊϋ]/giu;
/** One syllable in speech, two in writing. */
const oneSyllable =
  /^(?:γεια|για|γιο[ςυντ]?|δυο|μια[ςν]?|νιο[ςν]?|πια|πιο|πιω|πιεις?|ποι\p{L}{1,3}|τζια[ςν]?|αϊ)$/iu;
/** Cut off with a point behind them, as in «αναχ.». */
const words = new RegExp(`${start}\\p{Script=Greek}+${end}(?!\\.)`, 'gu');

/**
 * Words of several syllables without an accent, except those in capitals and abbreviations such as
 * ΑμεΑ: «λιμανι».
 */
export const missingAccents = (text: string): string[] =>
  (text.match(words) ?? []).filter(
    (word) =>
      !/\p{L}\p{Lu}/u.test(word) &&
      !accents.test(word) &&
      !oneSyllable.test(word) &&
      (word.match(nuclei) ?? []).length > 1,
  );

const wrongFigure =
  /\d%|(?<![\d.,:/#–-])\d{4,}(?=[ \u00a0](?:χαρακτήρες|γράμματα|κάτοικοι|κατοίκους|επιβάτες|ευρώ|μέτρα|χιλιόμετρα))/gu;

/** «30%» for «30 %», and thousands without their point: «2000 χαρακτήρες». */
export const wrongFigures = (text: string): string[] => text.match(wrongFigure) ?? [];

/** Words that the site replaces with a term of its own. */
const otherWords = new RegExp(
  `(?<![-\\p{L}])(?:${[
    'email',
    '[Ττ]ίποτε',
    '[Εε]πιλέξτε',
    '[Αα]ποβάθρ\\p{L}+',
    'μετεπιβίβασ\\p{L}+',
    'τα ναύλα',
    '[Ζζ]ωνταν\\p{L}{1,3} (?:πρόγραμμα|θέσ\\p{L}+)',
    'πλάνο',
    'ατραξιόν',
    '[Ττ]σεκάρετε',
    'συνθηματικό',
    'κάππαρη',
    'Αποκριές',
  ].join('|')})(?!\\p{L})`,
  'gu',
);

/** Words to avoid by the glossary of docs/writing.md. */
export const notOurWords = (text: string): string[] => text.match(otherWords) ?? [];

/** All rules. */
export const wrongWriting = (text: string): string[] =>
  [wrongFinalNu, wrongSemicolon, mixedLetters, missingAccents, wrongFigures, notOurWords].flatMap(
    (find) => find(text),
  );
