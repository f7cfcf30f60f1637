import { fold } from '@/lib/foundation/i18n/fold';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { fromGreeklish } from './greeklish';
import { monthPattern } from './month-words';
import { withSpelling } from './spelling';

/** Maximum number of characters read. Travellers' questions are shorter. */
const longest = 2000;

const units: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ eighteen: 18, twenty: 20, thirty: 30 },
  ...{ δυο: 2, τρεισ: 3, τρια: 3, τριων: 3, τεσσερισ: 4, τεσσερεισ: 4, τεσσερα: 4, τεσσαρων: 4 },
  ...{ πεντε: 5, εξι: 6, επτα: 7, εφτα: 7, οκτω: 8, οχτω: 8, εννεα: 9, εννια: 9, δεκα: 10 },
  ...{ εντεκα: 11, δωδεκα: 12, δεκατεσσερισ: 14, δεκατεσσερα: 14, δεκαπεντε: 15, εικοσι: 20 },
};

/** Matches a pattern as whole words. `\b` does not know Greek letters. */
export const word = (pattern: string, flags = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}@])(?:${pattern})(?![\\p{L}\\p{N}@])`, `u${flags}`);

const numberWord = word(Object.keys(units).join('|'), 'g');

/** Last two digits of a year after a month or a feast: `july 27`, «Ιουλίου του 27». */
const shortYear = new RegExp(
  `(?<=(?<![\\p{L}])(?:${monthPattern}|πασχα|πνευματοσ|easter),? (?:of |του )?)'?(2[6-9])(?![\\p{L}\\p{N}:./-]| ?(?:-|to|with|με|εωσ|and|και) ?\\d| (?:night|day|people|adult|euro|νυχτ|μερ|βραδ|ατομ|ευρω))`,
  'gu',
);
/** Ages of adults, who are counted without them: `my 80yo mum`, «γυναίκα 30 χρονών». */
const adultAge =
  /(?<![\p{L}\p{N}])(?:aged? )?(?:1[89]|[2-9]\d)[- ]?(?:years?[- ]olds?|yrs?[- ]old|yo|χρονων|ετων|χρονησ?|χρονοσ)(?!\p{L})/gu;
/** The hour before a quarter or a half in words. */
const fractions: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})quarter past (\d{1,2})/gu, '$1:15'],
  [/(?<!\p{L})half past (\d{1,2})/gu, '$1:30'],
  [/(?<=(?:στισ|κατα τισ|απο τισ) )(\d{1,2}) και τεταρτο/gu, '$1:15'],
  [/(?<=(?:στισ|κατα τισ|απο τισ) )(\d{1,2}) και (?:μιση|μισι)/gu, '$1:30'],
];
const withClocks = (text: string) =>
  fractions.reduce((all, [pattern, clock]) => all.replace(pattern, clock), text);

/** Normalizes a text: folded, single spaces, uniform dashes, number words as digits. */
export function plainText(text: string, locale?: Locale): string {
  const folded = fold(
    text
      .slice(0, longest)
      .replace(/[\u2010-\u2015\u2192]/g, '-')
      .replace(/[’‘`´]/g, "'"),
  );
  const digits = withSpelling(fromGreeklish(folded, locale))
    .replace(/(?<!\p{L})απ'/gu, 'απο ')
    .replace(/\p{C}+/gu, ' ')
    .replace(/(\d)[,.](\d{3})(?![\d])/g, '$1$2')
    .replace(/(?<!\p{L})one[- ]way(?!\p{L})/gu, 'oneway')
    .replace(adultAge, '')
    .replace(numberWord, (found) => String(units[found]))
    .replace(
      /(?<=(?:^|[^\p{L}])(?:το|τα|η|τη|την|ειναι) )ποιο (?=φ[θτ]ην|γρηγορ|κοντ|ησυχ|μικρ|μεγαλ|αργ|νωρισ|οικονομ)/gu,
      'πιο ',
    )
    .replace(/(?<=for \d{1,2} )of (?:those|these|the nights)(?! \p{L})/gu, 'nights')
    .replace(/\s+/g, ' ')
    .trim();
  return withClocks(digits).replace(
    shortYear,
    (_, ...found) => `20${found.find((one) => /^2[6-9]$/.test(String(one)))}`,
  );
}

/**
 * Text from which parts are removed once understood, so that nothing counts twice. Readings of the
 * same text share a record of the characters that meant something.
 */
export class Reading {
  text: string;
  private readonly used: Uint8Array;
  private readonly length: number;

  constructor(text: string, used: Uint8Array = new Uint8Array(text.length)) {
    this.text = text;
    this.used = used;
    this.length = used.length;
  }

  /** Another reading of a text with the same positions. */
  again(text = this.text): Reading {
    return new Reading(text, this.used);
  }

  has(pattern: string): boolean {
    const found = [...this.text.matchAll(word(pattern, 'g'))];
    for (const { index, 0: match } of found) this.mark(index, match.length);
    return found.length > 0;
  }

  /** Removes the first match and returns it. */
  take(pattern: string): RegExpExecArray | null {
    const found = word(pattern).exec(this.text);
    if (found) this.cut(found.index, found[0].length);
    return found;
  }

  /** Removes every match and returns them. */
  takeAll(pattern: string): RegExpExecArray[] {
    const all: RegExpExecArray[] = [];
    for (let found = this.take(pattern); found && all.length < 40; found = this.take(pattern)) {
      all.push(found);
    }
    return all;
  }

  /** Puts back words that were removed with others but also mean something else. */
  leave(words: string): void {
    this.text += ` , ${words}`;
  }

  /** Words of a text with the same positions of which no letter meant anything. */
  unused(text: string): string[] {
    return [...text.matchAll(/[\p{L}\p{N}'@]+/gu)].flatMap(({ 0: one, index }) =>
      this.used.subarray(index, index + one.length).every((mark) => mark === 0) ? [one] : [],
    );
  }

  private mark(start: number, length: number) {
    this.used.fill(1, Math.min(start, this.length), Math.min(start + length, this.length));
  }

  /** Removes a part that was read by its position. */
  cut(start: number, length: number) {
    this.mark(start, length);
    this.text = `${this.text.slice(0, start)}${' '.repeat(length)}${this.text.slice(start + length)}`;
  }
}
