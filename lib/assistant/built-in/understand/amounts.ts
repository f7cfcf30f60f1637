import type { Reading } from './text';

/** Length of a trip in nights, with the minimum if a range was given. */
export interface Length {
  readonly nights: number;
  /** Minimum, for example in `7-10 days`. */
  readonly atLeast?: number;
  readonly said: 'nights' | 'days' | 'weeks';
}

const day = '(?:days?|μερεσ|μερα|ημερεσ|μερων|ημερων)';
const night = '(?:nights?|νυχτεσ|νυχτα|νυχτων|βραδια|βραδιεσ|διανυκτερευσεισ|βραδυ)';
const week = '(?:weeks?|εβδομαδεσ|βδομαδεσ|εβδομαδα|βδομαδα|εβδομαδων)';

/** Finds the length of a trip in a message whose dates have been taken out. */
export function lengthIn(reading: Reading): Length | undefined {
  // A week already spoken of is no length.
  reading.takeAll(
    `(?:days?|times|boats) (?:of |a |per )(?:the )?week|μερεσ (?:τησ |την )ε?βδομαδ\\p{L}+`,
  );
  reading.takeAll(`(?:the |that )?same ${week}|(?:την |τη )?ιδια ${week}`);
  // `Ten days, 10 nights in all`: the sum that is called one counts.
  const total = reading.take(
    `(?:(?:ok(?:ay)?,? )?(?:say|make (?:it|that)|actually|rather)|total(?: of)?|in all|altogether|συνολο|συνολικα)[:,]? (\\d{1,2}) ${night}|(\\d{1,2}) ${night} (?:in (?:total|all)|total|altogether|συνολο|συνολικα)`,
  );
  if (total) {
    reading.takeAll(`\\d{1,2} (?:${day}|${night})`);
    return { nights: Number(total[1] ?? total[2]), said: 'nights' };
  }
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
  // `Keep it at 9`: the nights in all.
  const kept = reading.take(
    '(?:(?:keep|make|leave|do|cut|shorten|squeeze|stretch|extend) (?:it|that|this)|stay|still|remain|if (?:we|i) (?:only )?had(?: only)?|(?:αν )?ειχα(?:με)?(?: μονο)?|(?:καν|κοψ|βγαλ|βαλ)(?:ε|τε)?\\x27? ?το)(?: down)?(?: at| to| in| into| σε)? (\\d{1,2})(?: in total| in all| total)?(?= *(?:$|[.,!?;]| (?:and|with|με) ))|(?:να )?(?:μειν|μεν|ειναι)\\p{L}* (\\d{1,2})(?: συνολικα| συνολο)?(?= *(?:$|[.,!?;]))',
  );
  if (kept) return { nights: Number(kept[1] ?? kept[2]), said: 'nights' };
  const counted = reading.take(
    `(\\d{1,3})[ -]?(?:full |whole |ολοκληρεσ )?(${night}|${day}|${week})`,
  );
  if (counted) return lengthOf(Number(counted[1]), counted[2] ?? '');
  const compound = reading.take('(\\d{1,2}) ?-?(?:[ηή])?μερ(?:ο|α|ου)');
  if (compound) return lengthOf(Number(compound[1]), 'days');
  const words: readonly (readonly [string, number, Length['said']])[] = [
    ['(?:a )?fortnight|δεκαπενθημερο|δεκαπενταημερο', 14, 'weeks'],
    ['δεκαημερο', 9, 'days'],
    ['οκταημερο|οχταημερο', 7, 'days'],
    ['επταημερο|εφταημερο', 6, 'days'],
    ['εξαημερο', 5, 'days'],
    ['πενθημερο|πενταημερο', 4, 'days'],
    ['τετραημερο|long weekend', 3, 'days'],
    ['τριημερο|3ημερο', 2, 'days'],
    ['διημερο', 1, 'days'],
    ['(?:a )?couple of weeks', 14, 'weeks'],
    ['(?:a )?couple of (?:days|nights)', 2, 'nights'],
    ['(?:a )?few (?:days|nights)|λιγεσ (?:μερεσ|ημερεσ)|μερικεσ (?:μερεσ|ημερεσ)', 4, 'nights'],
    [`(?:a|one|1|μια|η)? ?(?:whole |full |ολοκληρη )?(?:${week})`, 7, 'weeks'],
    ['(?:a|the|for the|for a|ενα|για)? ?(?:weekend|σαββατοκυριακο|σ/?κ)', 2, 'nights'],
    ['(?:a|1|whole|ολοκληρο|εναν?) (?:whole |full )?(?:month|μηνα)', 30, 'nights'],
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
