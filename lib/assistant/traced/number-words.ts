/*
 * Numbers written as words, in English and in the cases and genders of Greek, up to thousands.
 */

const english: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** Without accents. */
const greek: Readonly<Record<string, number>> = {
  μηδεν: 0,
  ενα: 1,
  ενας: 1,
  μια: 1,
  δυο: 2,
  τρεις: 3,
  τρια: 3,
  τεσσερις: 4,
  τεσσερα: 4,
  πεντε: 5,
  εξι: 6,
  εφτα: 7,
  επτα: 7,
  οχτω: 8,
  οκτω: 8,
  εννεα: 9,
  εννια: 9,
  δεκα: 10,
  εντεκα: 11,
  δωδεκα: 12,
  δεκατρια: 13,
  δεκατρεις: 13,
  δεκατεσσερα: 14,
  δεκατεσσερις: 14,
  δεκαπεντε: 15,
  δεκαεξι: 16,
  δεκαεφτα: 17,
  δεκαεπτα: 17,
  δεκαοχτω: 18,
  δεκαοκτω: 18,
  δεκαεννεα: 19,
  δεκαεννια: 19,
  εικοσι: 20,
  τριαντα: 30,
  σαραντα: 40,
  πενηντα: 50,
  εξηντα: 60,
  εβδομηντα: 70,
  ογδοντα: 80,
  ενενηντα: 90,
  εκατο: 100,
  εκατον: 100,
  διακοσι: 200,
  τριακοσι: 300,
  τετρακοσι: 400,
  πεντακοσι: 500,
  εξακοσι: 600,
  εφτακοσι: 700,
  επτακοσι: 700,
  οχτακοσι: 800,
  οκτακοσι: 800,
  εννιακοσι: 900,
  ενιακοσι: 900,
};

const hundredWords: Readonly<Record<string, number>> = { hundred: 100 };
const thousandWords: Readonly<Record<string, number>> = {
  thousand: 1000,
  χιλιαδες: 1000,
  χιλια: 1000,
};

/** Removes accents and case; keeps the number of characters. */
export const plain = (text: string): string =>
  [...text].map((one) => one.normalize('NFD')[0]?.toLowerCase() ?? one).join('');

function numberOf(word: string): number | undefined {
  if (Object.hasOwn(english, word)) return english[word];
  if (Object.hasOwn(greek, word)) return greek[word];
  // διακόσια, διακόσιες, διακοσίων.
  const hundreds = word.replace(/(?:α|ες|οι|ους|ων)$/u, '');
  return word !== hundreds && /κοσι$/u.test(hundreds) ? greek[hundreds] : undefined;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** True if only a blank or a hyphen precedes it. */
  readonly isJoined: boolean;
}

/** Text with its number words as digits. */
export interface Digits {
  readonly text: string;
  /** Position in the original text of a position in this one. */
  readonly at: (position: number) => number;
}

/** Value of a run of number words and its length in words; undefined if none starts. */
function runAt(
  words: readonly Word[],
  from: number,
): { value: number; length: number } | undefined {
  let [total, current, length] = [0, 0, 0];
  let last = Number.POSITIVE_INFINITY;
  for (let index = from; index < words.length; index += 1) {
    const { word = '', isJoined = false } = words[index] ?? {};
    if (index > from && !isJoined) break;
    const value = numberOf(word);
    const isFirst = length === 0;
    if (
      value !== undefined &&
      (isFirst || (value < last && value < 100 && last >= 20) || last >= 1000)
    ) {
      current += value;
      last = value;
    } else if (Object.hasOwn(hundredWords, word) && (!isFirst || isAfterArticle(words, from))) {
      current = (current || 1) * 100;
      last = 100;
    } else if (
      Object.hasOwn(thousandWords, word) &&
      (word === 'χιλια' || !isFirst || isAfterArticle(words, from))
    ) {
      total += (current || 1) * 1000;
      current = 0;
      last = 1000;
    } else if (
      word === 'and' &&
      last >= 100 &&
      numberOf(words[index + 1]?.word ?? '') !== undefined &&
      !isFirst
    ) {
      continue;
    } else break;
    length = index - from + 1;
  }
  return length > 0 ? { value: total + current, length } : undefined;
}

const isAfterArticle = (words: readonly Word[], from: number) => words[from - 1]?.word === 'a';

/** Replaces numbers written as words by digits. */
export function withDigits(original: string): Digits {
  const words = [...plain(original).matchAll(/\p{L}+/gu)].map(
    ({ 0: word, index }): Word => ({
      word,
      start: index,
      end: index + word.length,
      isJoined: /\p{L}[\s-]$/u.test(original.slice(Math.max(0, index - 2), index)),
    }),
  );
  let text = '';
  let done = 0;
  const marks: [position: number, original: number][] = [[0, 0]];
  for (let index = 0; index < words.length; index += 1) {
    const run = runAt(words, index);
    const first = words[index];
    const last = words[index + (run?.length ?? 0) - 1];
    if (!run || !first || !last) continue;
    const start = isHundred(first.word) ? (words[index - 1]?.start ?? first.start) : first.start;
    text += original.slice(done, start);
    marks.push([text.length, start]);
    text += String(run.value);
    marks.push([text.length, last.end]);
    done = last.end;
    index += run.length - 1;
  }
  text += original.slice(done);
  const at = (position: number) => {
    const [from, to] = marks.findLast(([before]) => before <= position) ?? [0, 0];
    return to + (position - from);
  };
  return { text, at };
}

const isHundred = (word: string) => word === 'hundred' || word === 'thousand';
