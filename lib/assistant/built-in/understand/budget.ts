import { firstIn } from './slots';
import type { Reading } from './text';

/** Budget of a traveller: a style, an amount in euro cents, or both. */
export interface BudgetMention {
  readonly style?: 'simple' | 'middle' | 'fine';
  readonly cents?: number;
  readonly each?: boolean;
  /** The amount is per day or night of the trip. */
  readonly perDay?: boolean;
}

const sign = '(?:€|euros?|eur|ευρω|e(?= (?:each|pp|per|total|in)))';
const sum = '(\\d{2,6}|\\d(?=k))(?:\\.0+)?(k)?';
const lead =
  '(?:(?:total |overall |our |max |το )*(?:budget|μπατζετ|προυπολογισμο(?:σ|υ)?)(?: is| of| about| around| approx| ειναι| γυρω στα| μεχρι|:)*|under|up to|below|less than|no more than|max(?:imum)?|around|about|approx(?:imately)?|roughly|~|spend(?:ing)?|have|got|εχουμε|εχω|διαθετουμε|με|μεχρι|εωσ|ωσ|κατω απο|γυρω στα|περιπου)';
const share =
  '((?:,? (?:for )?(?:each|per person|pp|p\\.p\\.|a head|a person)|,? (?:το|ανα) ατομο|,? ο καθενασ))?';
const rate =
  '((?:,? (?:a|per|each) (?:day|night)|/(?:day|night)|,? (?:τη|ανα|την) (?:μερα|ημερα|βραδια|νυχτα)))?';
/** Rejects numbers that count something other than money. */
const other =
  '(?! ?(?:night|day|week|month|people|person|adult|kid|friend|island|ferr|boat|of us(?! )|hour|minute|km|metre|meter|st|nd|rd|th|am|pm|νυχτ|βραδ|μερ|ημερ|εβδομ|βδομ|ατομα|νησ|ωρ|[:/-]\\d|%))';

export function budgetIn(reading: Reading): BudgetMention | undefined {
  const amount = amountIn(reading);
  const style = firstIn<NonNullable<BudgetMention['style']>>(reading, 'style');
  if (!amount) return style && { style };
  return { ...(style ? { style } : {}), ...amount };
}

const ours =
  /(?:have|got|budget|max\p{L}*|up to|spend|limit|εχουμε|εχω|διαθετ\p{L}+|μπατζετ|μεχρι|ωσ) ?(?:is |of |about |περιπου )?$|^ ?(?:[\p{L}]+ )?(?:total|all in|in all|altogether|for both|συνολ|ολα)/u;

/** Of several sums, the one that the traveller has to spend. */
function meant(sums: readonly RegExpExecArray[], text: string): RegExpExecArray | undefined {
  const isOurs = (m: RegExpExecArray) =>
    ours.test(text.slice(Math.max(0, m.index - 24), m.index).trimEnd()) ||
    ours.test(text.slice(m.index + m[0].length, m.index + m[0].length + 24).trimStart()) ||
    ours.test(m[0].replace(/\d.*$/u, ''));
  return sums.find(isOurs) ?? sums[0];
}

function amountIn(reading: Reading): Omit<BudgetMention, 'style'> | undefined {
  const said =
    reading.take(`${lead}? ?${sign} ?${sum}${share}${rate}`) ??
    meant(reading.takeAll(`${lead}? ?${sum} ?${sign}${share}${rate}`), reading.text) ??
    // Without a currency sign, accept only round sums after a leading word or followed by a total.
    reading.take(
      `${lead} ?((?!202\\d)\\d{3,5}|\\d{1,2}(?:\\.\\d)?(?=k))(k)?${other}${share}${rate}`,
    ) ??
    reading.take(
      '((?!20[2-9]\\d)\\d{3,5}|\\d{1,2}(?=k))(k)?(?= (?:each|apiece|pp|per person|a head|a person|together|το ατομο|ο καθενασ|ολα μαζι|for (?:both|all|the \\d|\\d) of us|for both|total|in total|altogether|all in|για (?:ολουσ|\\d)|συνολο|συνολικα))()()',
    );
  if (!said) return dailyOrEnough(reading);
  const cents = Math.round(Number(said[1]) * (said[2] ? 1000 : 1) * 100);
  const each =
    Boolean(said[3]) ||
    reading.has('each|apiece|a head|a person|per person|pp|το ατομο|ανα ατομο|ο καθενασ|η καθεμια');
  return { cents, each, ...(said[4] ? { perDay: true } : {}) };
}

const enough =
  '(?:enough|cover|suffic\\p{L}*|realistic|do it|tight|φτασ\\p{L}+|φταν\\p{L}+|αρκ(?:ει|ουν|εσουν)|επαρκ\\p{L}+)';

/** A sum without a sign or a word before it: `80 a day each`, `does 800 cover it`, «φτάνουν 800;». */
function dailyOrEnough(reading: Reading): Omit<BudgetMention, 'style'> | undefined {
  const daily = reading.take(
    `((?!20[2-9]\\d)\\d{2,4})${share}(?:,? (?:a|per) day|/day|,? (?:τη|ανα|την) (?:μερα|ημερα))${share}`,
  );
  if (daily) {
    const each = Boolean(daily[2] ?? daily[3]);
    return { cents: Number(daily[1]) * 100, each, perDay: true };
  }
  const sum =
    reading.take(`${enough}(?: (?:τα|the|me|μασ|μου))* ((?!20[2-9]\\d)\\d{3,5})${other}${share}`) ??
    reading.take(
      `((?!20[2-9]\\d)\\d{3,5})${other}${share}(?= (?:[\\p{L}@]+ ){0,9}${enough}(?!\\p{L}))`,
    );
  return sum ? { cents: Number(sum[1]) * 100, each: Boolean(sum[2]) } : undefined;
}
