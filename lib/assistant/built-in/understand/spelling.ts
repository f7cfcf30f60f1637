import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { isCommon } from '@/lib/search/site-search/words';
import { aspectTable } from './aspect-table';
import { greeklishWords } from './greeklish-words';
import { isName } from './place-names';
import { slotTable } from './slot-table';
import { subjectTable } from './subject-table';

/*
 * Corrects single typing errors in words of the tables: `somethign`, `accomodation`, «ξενοδοχεοι».
 */

/** Shorter words are too close to others. */
const shortest = 7;
/** Endings differ in correct words: `fly`, `flies`; «ταξίδι», «ταξίδια». */
const ending = 2;

const corrections = new Map<string, string>();

const literals = [
  ...`${slotTable} ${subjectTable} ${aspectTable} ${greeklishWords}`.matchAll(
    /(?<![\p{L}\\\])?])(\p{L}{4,})([\\([?*]?)/gu,
  ),
].map(([, one = '', next = '']) => ({ one, isStem: next !== '' }));
const whole = [
  ...new Set(
    literals.filter(({ one, isStem }) => !isStem && one.length >= shortest).map(({ one }) => one),
  ),
];
const stems = [...new Set(literals.filter(({ isStem }) => isStem).map(({ one }) => one))];

/** Latin words differ from other words by one letter more often than Greek ones. */
const isTypingError = (word: string, other: string) =>
  word[0] === other[0] &&
  word.slice(0, -ending) !== other.slice(0, -ending) &&
  (/[α-ω]/u.test(word) || word.length !== other.length || isSwapped(word, other)) &&
  editDistance(word, other) === 1;

const isSwapped = (word: string, other: string) =>
  [...word].toSorted().join('') === [...other].toSorted().join('');

function corrected(word: string): string {
  const own = corrections.get(word);
  if (own !== undefined) return own;
  const isRight =
    whole.includes(word) ||
    stems.some((stem) => word.startsWith(stem)) ||
    isCommon(word) ||
    isName(word);
  const near = isRight ? [] : whole.filter((other) => isTypingError(word, other));
  const [only = word] = near.length === 1 ? near : [];
  if (corrections.size < 5000) corrections.set(word, only);
  return only;
}

/** Replaces misspelled words of a folded text by the words of the tables. */
export const withSpelling = (text: string): string =>
  text.replace(/\p{L}{7,}/gu, (word) => corrected(word));
