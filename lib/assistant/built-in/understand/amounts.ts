import type { Reading } from './text';

/** How long somebody wants to stay away: nights, least and most. */
export interface Length {
  readonly nights: number;
  /** `about ten days`, `7-10 days`: fewer will do. */
  readonly atLeast?: number;
  readonly said: 'nights' | 'days' | 'weeks';
}

const day = '(?:days?|μερεσ|μερα|ημερεσ|μερων|ημερων)';
const night = '(?:nights?|νυχτεσ|νυχτα|νυχτων|βραδια|βραδιεσ|διανυκτερευσεισ|βραδυ)';
const week = '(?:weeks?|εβδομαδεσ|βδομαδεσ|εβδομαδα|βδομαδα|εβδομαδων)';

/** The length of a trip in a message from which times were taken out. */
export function lengthIn(reading: Reading): Length | undefined {
  const range = reading.take(
    `(\\d{1,2}) ?(?:-|to|or|εωσ|με|ή|η) ?(\\d{1,2})[ -]?(?:full |ολοκληρεσ )?(${day}|${night})`,
  );
  if (range) {
    const off = isNights(range[3]) ? 0 : 1;
    const [least, most] = [Number(range[1]) - off, Number(range[2]) - off];
    if (least >= 1 && most >= least)
      return { nights: most, atLeast: least, said: off ? 'days' : 'nights' };
  }
  const half = reading.take(
    '(?:a |one )?(?:week and a half|week & half)|1 and a half weeks?|μιαμιση (?:ε)?βδομαδα|1\\.5 weeks?',
  );
  if (half) return { nights: 10, said: 'weeks' };
  const counted = reading.take(
    `(\\d{1,3})[ -]?(?:full |whole |ολοκληρεσ )?(${night}|${day}|${week})`,
  );
  if (counted) return lengthOf(Number(counted[1]), counted[2] ?? '');
  const words: readonly (readonly [string, number, Length['said']])[] = [
    ['(?:a )?fortnight|δεκαπενθημερο|δεκαπενταημερο', 14, 'weeks'],
    ['δεκαημερο', 9, 'days'],
    ['οκταημερο|οχταημερο', 7, 'days'],
    ['επταημερο|εφταημερο', 6, 'days'],
    ['εξαημερο', 5, 'days'],
    ['πενθημερο|πενταημερο', 4, 'days'],
    ['τετραημερο|long weekend', 3, 'days'],
    ['τριημερο', 2, 'days'],
    ['(?:a )?couple of weeks', 14, 'weeks'],
    ['(?:a )?couple of (?:days|nights)', 2, 'nights'],
    ['(?:a )?few (?:days|nights)|λιγεσ (?:μερεσ|ημερεσ)|μερικεσ (?:μερεσ|ημερεσ)', 4, 'nights'],
    [`(?:a|one|1|μια|η)? ?(?:whole |full |ολοκληρη )?(?:${week})`, 7, 'weeks'],
    ['(?:a|the|for the|for a|ενα)? ?(?:weekend|σαββατοκυριακο)', 2, 'nights'],
    ['(?:a|1|one|whole|ολοκληρο|εναν?) (?:month|μηνα)', 30, 'days'],
  ];
  for (const [pattern, nights, said] of words) {
    if (reading.take(pattern)) return { nights, said };
  }
  return undefined;
}

const isNights = (unit = '') => /^(?:night|νυχτ|βραδ|διαν)/.test(unit);

function lengthOf(count: number, unit: string): Length | undefined {
  if (count < 1) return undefined;
  if (isNights(unit)) return { nights: count, said: 'nights' };
  if (/^(?:w|ε?βδ)/.test(unit)) return { nights: count * 7, said: 'weeks' };
  return { nights: Math.max(1, count - 1), said: 'days' };
}

/** Who travels. */
export interface PartySaid {
  readonly adults?: number;
  /** Ages where they were told; a child of unknown age counts as eight. */
  readonly children?: readonly number[];
}

const usualAge = 8;

/** The travellers in a message; undefined where it says nothing of them. */
export function partyIn(reading: Reading): PartySaid | undefined {
  const whole = Number(
    reading.take('(?:family|οικογενεια) (?:of|με|των) (\\d)(?: ατομα| people)?')?.[1],
  );
  const ages =
    reading.take(
      '(?:aged?|ages|ηλικιασ|ηλικιων)? ?((?:\\d{1,2}(?:, ?| and | & | και | ?\\+ ?))*\\d{1,2}) ?(?:years? old|year[- ]olds?|yrs? old|yo|χρονων|ετων|χρονου)',
    ) ??
    reading.take(
      '(?:kids|children|παιδια|aged|ages|ηλικιασ|ηλικιων) \\(?((?:\\d{1,2}(?:, ?| and | & | και ))*\\d{1,2})',
    );
  const kids = reading.take(
    '(\\d|a|1|ενα|our|τα|μασ) ?(?:small |little |young |μικρα |μικρο )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|teen(?:ager)?s?|daughters?|sons?|παιδι(?:α|ων)?|παιδακι(?:α)?|μωρο|κορη|γιο)(?! (?:friendly|club))',
  );
  const listed = ages?.[1]?.match(/\d+/g)?.map(Number);
  const count = kids ? Number(kids[1]) || (/kids|children|παιδια|τα|our/.test(kids[0]) ? 2 : 1) : 0;
  const children =
    listed ?? (count > 0 ? Array.from({ length: count }, () => usualAge) : undefined);

  const adults = adultsIn(reading);
  const isFamily = reading.has('family|families|οικογενεια(?:σ|κωσ)?|οικογενειακ\\p{L}*');
  if (whole >= 3) {
    const young = children ?? Array.from({ length: whole - 2 }, () => usualAge);
    return { adults: Math.max(1, whole - young.length), children: young };
  }
  if (adults === undefined && !children && !isFamily) return undefined;
  return {
    ...(adults === undefined ? (children ? { adults: 2 } : {}) : { adults }),
    ...(children ? { children } : {}),
  };
}

function adultsIn(reading: Reading): number | undefined {
  const counted =
    reading.take('(\\d{1,2}) (?:adults?|ενηλικ\\p{L}+)') ??
    reading.take(
      "(?:we are|we will be|there are|there will be|ειμαστε|θα ειμαστε|we're) (?:a (?:group|party) of )?(\\d{1,2})(?! (?:days|nights|weeks|μερ|νυχτ))(?: of us| ατομα| people| friends)?",
    ) ??
    reading.take('(?:group|party|παρεα)(?: of| των)? (\\d{1,2})(?: ατομ\\p{L}+| people)?') ??
    reading.take(
      '(\\d{1,2}) (?:people|persons?|travell?ers|pax|passengers|of us|ατομα|ατομων|επιβατεσ|friends|φιλοι|φιλεσ)',
    ) ??
    reading.take(
      '(?:for|για) (\\d)(?! ?(?:night|day|week|hour|μερ|νυχτ|ημερ|εβδ|βδομ|ωρ|island|νησ|st|nd|rd|th|€|euro|[:./-]\\d))',
    );
  if (counted) return Number(counted[1]);
  if (reading.take('solo|alone|by myself|on my own|just me|μονοσ(?: μου)?|μονη(?: μου)?')) return 1;
  const pair =
    '(?:a |as a )?couple|honeymoon(?:ers)?|my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|friend|mum|mom|dad|sister|brother)|με (?:τη γυναικα|τον αντρα|τον ανδρα|την κοπελα|το αγορι|το φιλο|τον φιλο|τη φιλη) μου|ζευγαρι|ζευγοσ|μηνα του μελιτοσ|the 2 of us|οι 2 μασ';
  return reading.take(pair) ? 2 : undefined;
}

/** What somebody can spend: an amount in euro cents, or a word for it. */
export interface BudgetSaid {
  readonly style?: 'simple' | 'middle' | 'fine';
  readonly cents?: number;
  readonly each?: boolean;
}

export function budgetIn(reading: Reading): BudgetSaid | undefined {
  const amount =
    reading.take(
      '(?:€|eur) ?(\\d{2,6})(?:k)?( (?:each|per person|pp|το ατομο|ανα ατομο|ο καθενασ))?',
    ) ??
    reading.take(
      '(\\d{2,6}) ?(?:€|euros?|eur|ευρω)( (?:each|per person|pp|a head|το ατομο|ανα ατομο|ο καθενασ))?',
    );
  const style = styleIn(reading);
  if (!amount) return style && { style };
  return {
    ...(style ? { style } : {}),
    cents: Number(amount[1]) * 100,
    each: Boolean(amount[2]) || reading.has('per person|pp|each|το ατομο|ανα ατομο'),
  };
}

function styleIn(reading: Reading): BudgetSaid['style'] {
  if (
    reading.take(
      "cheap(?:ly|est|er)?|(?:on a |low |tight |small |shoestring )budget|low[- ]cost|shoestring|backpack\\p{L}*|inexpensive|economical|save money|οικονομικ\\p{L}*|φθην\\p{L}*|φτην\\p{L}*|χαμηλο(?:σ|υ)? (?:προυπολογισμ\\p{L}*|μπατζετ)|(?:not|don't want to) spend (?:too )?much",
    )
  )
    return 'simple';
  if (
    reading.take(
      'luxur\\p{L}*|high[- ]end|upscale|splurge|5[- ]star|money is no (?:object|issue)|fancy|πολυτελ\\p{L}*|ακριβ\\p{L}*|χλιδατ\\p{L}*|ανετ\\p{L}* προυπολογισμ\\p{L}*',
    )
  )
    return 'fine';
  if (
    reading.take(
      '(?:mid|medium|middle|moderate|average|normal|reasonable)(?:[- ]?range)?[- ](?:budget|prices?|priced)|mid-?range|μεσαι\\p{L}*(?: προυπολογισμ\\p{L}*| μπατζετ)?|μετρι\\p{L}* (?:προυπολογισμ\\p{L}*|μπατζετ)|λογικ\\p{L}* (?:τιμ\\p{L}*|προυπολογισμ\\p{L}*)',
    )
  )
    return 'middle';
  return undefined;
}
