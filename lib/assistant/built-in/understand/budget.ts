import type { Reading } from './text';

/** Budget of a traveller: a style, an amount in euro cents, or both. */
export interface BudgetSaid {
  readonly style?: 'simple' | 'middle' | 'fine';
  readonly cents?: number;
  readonly each?: boolean;
  /** The amount is per day or night of the trip. */
  readonly perDay?: boolean;
}

const sign = '(?:€|euros?|eur|ευρω|e(?= (?:each|pp|per|total|in)))';
const sum = '(\\d{2,6}|\\d(?=k))(?:\\.0+)?(k)?';
const lead =
  '(?:(?:total |overall |our |max |το )*(?:budget|μπατζετ|προυπολογισμο(?:σ|υ)?)(?: is| of| about| around| approx| ειναι| γυρω στα| μεχρι|:)*|under|up to|below|less than|no more than|max(?:imum)?|around|about|approx(?:imately)?|roughly|~|spend(?:ing)?|με|μεχρι|εωσ|ωσ|κατω απο|γυρω στα|περιπου)';
const share =
  '((?:,? (?:for )?(?:each|per person|pp|p\\.p\\.|a head|a person)|,? (?:το|ανα) ατομο|,? ο καθενασ))?';
const rate =
  '((?:,? (?:a|per|each) (?:day|night)|/(?:day|night)|,? (?:τη|ανα|την) (?:μερα|ημερα|βραδια|νυχτα)))?';
/** Rejects numbers that count something other than money. */
const other =
  '(?! ?(?:night|day|week|month|people|person|adult|kid|friend|island|ferr|boat|of us(?! )|hour|minute|km|metre|meter|st|nd|rd|th|am|pm|νυχτ|βραδ|μερ|ημερ|εβδομ|βδομ|ατομα|νησ|ωρ|[:/-]\\d|%))';

export function budgetIn(reading: Reading): BudgetSaid | undefined {
  const amount = amountIn(reading);
  const style = styleIn(reading);
  if (!amount) return style && { style };
  return { ...(style ? { style } : {}), ...amount };
}

function amountIn(reading: Reading): Omit<BudgetSaid, 'style'> | undefined {
  const said =
    reading.take(`${lead}? ?${sign} ?${sum}${share}${rate}`) ??
    reading.take(`${lead}? ?${sum} ?${sign}${share}${rate}`) ??
    // Without a currency sign, accept only round sums after a leading word or followed by a total.
    reading.take(
      `${lead} ?((?!202\\d)\\d{3,5}|\\d{1,2}(?:\\.\\d)?(?=k))(k)?${other}${share}${rate}`,
    ) ??
    reading.take(
      '(\\d{3,5}|\\d{1,2}(?=k))(k)?(?= (?:for (?:both|all|the \\d|\\d) of us|for both|total|in total|altogether|all in|για (?:ολουσ|\\d)|συνολο|συνολικα))()()',
    );
  if (!said) return undefined;
  const cents = Math.round(Number(said[1]) * (said[2] ? 1000 : 1) * 100);
  const each = Boolean(said[3]) || reading.has('per person|pp|το ατομο|ανα ατομο');
  return { cents, each, ...(said[4] ? { perDay: true } : {}) };
}

function styleIn(reading: Reading): BudgetSaid['style'] {
  // `Not too expensive`, «να μην είναι πανάκριβο»: no wish for luxury.
  if (
    reading.take(
      "(?:not|isn'?t|without being|nothing)(?: too| so| very| that| crazy| insanely)* (?:expensive|pricey|dear|luxur\\p{L}*|fancy)|(?:οχι|μην?(?: ειναι)?)(?: πολυ| τοσο| και)* (?:παν)?ακριβ\\p{L}*",
    )
  )
    return 'middle';
  if (
    reading.take(
      "cheap(?:ly|est|er)?|(?:on a |low |tight |small |shoestring )budget|low[- ]cost|shoestring|backpack\\p{L}*|inexpensive|economical|save money|οικονομικ\\p{L}*|φθην\\p{L}*|φτην\\p{L}*|(?:χαμηλ|μικρ)\\p{L}* (?:προυπολογισμ\\p{L}*|μπατζετ|κοστ\\p{L}*)|low cost|keep (?:the )?costs? (?:low|down)|(?:not|don't want to) spend (?:too )?much",
    )
  )
    return 'simple';
  if (
    reading.take(
      'luxur\\p{L}*|high[- ]end|upscale|splurge|5[- ]star|(?:money|budget|price|cost)s? (?:is |are |isn.?t |aren.?t )?(?:not |no )?(?:really |much of )?(?:an? )?(?:object|issue|problem|concern)|fancy|πολυτελ\\p{L}*|ακριβ\\p{L}*|χλιδατ\\p{L}*|ανετ\\p{L}* προυπολογισμ\\p{L}*',
    )
  )
    return 'fine';
  if (
    reading.take(
      '(?:mid|medium|middle|moderate|average|normal|reasonable)(?:[- ]?range)?[- ](?:budget|prices?|priced|costs?)|mid-?range|μεσαι\\p{L}*(?: προυπολογισμ\\p{L}*| μπατζετ| κοστ\\p{L}*)?|μετρι\\p{L}* (?:προυπολογισμ\\p{L}*|μπατζετ|κοστ\\p{L}*)|λογικ\\p{L}* (?:τιμ\\p{L}*|προυπολογισμ\\p{L}*)',
    )
  )
    return 'middle';
  return undefined;
}
