import type { AsOf } from '../../lib/foundation/time/as-of.ts';
import { type LongText, longTexts } from './texts.ts';

/** A sentence or a table that names an amount of money, and of when it is. */
export interface DatedAmount {
  readonly file: string;
  readonly amount: string;
  /** Null if neither the passage nor a line on all prices below says it. */
  readonly asOf: AsOf | null;
  /** True for an amount in force: set by a law that is cited, or said to hold since a date. */
  readonly isInForce: boolean;
}

const amounts = /€\s?\d[\d.,]*|\d[\d.,]*[\s\u00a0](?:€|euros?(?!\p{L})|ευρώ)/u;
/** `law 4948/2022`, `Regulation (EU) 1177/2010`, `ν. 5092/2024`. */
const citedLaw = /\d{3,}\/20\d\d/;
const onAllBelow = /prices below|πιο κάτω/;

const months = {
  en: 'January February March April May June July August September October November December',
  el: 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
};
const namesOf = (locale: keyof typeof months) => months[locale].split(' ');

/**
 * Phrases that date an amount: `as of November 2026`, `rates of 2025`; «ποσό Νοεμβρίου 2026»,
 * «τιμές του 2025». Those of `inForce` date the start of a rule: `since 2024`, «από το 2024».
 */
const openings = {
  en: 'as of|prices of|rates of',
  el: 'τιμή|τιμές|ποσό|ποσά',
};
const inForce = {
  en: 'since|introduced in|road code of',
  el: 'από|καθιερώθηκε|ΚΟΚ',
};

function find(passage: string, words: string, locale: LongText['locale']): AsOf | null {
  const written = new RegExp(
    `(?:${words})(?: τον| του| το| τις)? (?:\\d+ )?(?:(${namesOf(locale).join('|')}) )?(20\\d\\d)`,
    'i',
  );
  const [, month, year] = written.exec(passage) ?? [];
  if (!year) return null;
  if (!month) return year as AsOf;
  return `${year}-${String(namesOf(locale).indexOf(month) + 1).padStart(2, '0')}` as AsOf;
}

/** Month or year that a passage gives for its prices, or since when its rule is in force. */
export function datingOf(passage: string, locale: LongText['locale']) {
  const asOf = find(passage, openings[locale], locale);
  const since = find(passage, inForce[locale], locale);
  return { asOf: asOf ?? since, isInForce: citedLaw.test(passage) || (!asOf && since !== null) };
}

/** Sentences of a paragraph, list item or table; a table is one passage with the paragraph before it. */
function passagesOf(body: string) {
  const blocks = body.split(/\n\s*\n/);
  return blocks.flatMap((block, index) => {
    if (block.startsWith('|'))
      return { passage: block, around: `${blocks[index - 1] ?? ''}\n${block}` };
    return block.split(/(?<=[.;·:])\s+/).map((passage) => ({ passage, around: block }));
  });
}

/** Amounts of a text, each with the date of its sentence, else of its paragraph, else of a line above. */
export function datedAmounts({ file, body, locale }: LongText): DatedAmount[] {
  let ofAllBelow: AsOf | null = null;
  return passagesOf(body).flatMap(({ passage, around }) => {
    const [own, near] = [datingOf(passage, locale), datingOf(around, locale)];
    if (own.asOf && onAllBelow.test(passage)) ofAllBelow = own.asOf;
    const [amount] = amounts.exec(passage) ?? [];
    if (!amount) return [];
    const told = own.asOf || own.isInForce ? own : near;
    return { file, amount, asOf: told.asOf ?? ofAllBelow, isInForce: told.isInForce };
  });
}

/** Amounts in all long texts. */
export const amountsOfTexts = (): DatedAmount[] => longTexts().flatMap(datedAmounts);
