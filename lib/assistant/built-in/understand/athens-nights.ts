import { gatewayIds } from './place-names';
import { type Reading, word } from './text';

/** Nights in Athens before and after the islands. */
export interface AthensNights {
  readonly before?: number;
  readonly after?: number;
  /** They come on top of the length that was given. */
  readonly isExtra?: boolean;
}

const night = '(?:nights?|βραδ(?:υ|ια)|νυχτ(?:α|εσ)|διανυκτερευσ\\p{L}+)';
const at =
  '(?: ?(?:has to be|must be|should be|will be|to be|is|spent|πρεπει να ειναι|να ειναι|θα ειναι|να τη(?:ν)? περασουμε))?(?: ?(?:in|at|στη[ν]?|σε))?(?: the)?';
const athens = '@(?:athens|ath)@';
const counted = `(\\d|an?|the last|last|την τελευταια|το τελευταιο|μια|ενα) ${night}${at} ${athens}|${athens}(?: for| για|:)? ?(\\d) ${night}|(\\d)${at} ${athens}(?=[^\\d@]{0,12}(?:before|at the (?:start|end)|πριν|στην αρχη|στο τελοσ))|(?:sleep|stay|overnight|spend the night|κοιμ\\p{L}+|μειν\\p{L}+|διανυκτερευ\\p{L}+)(?: over| (?:a|the|one|1|last|το|ενα) (?:last )?${night})?${at} ${athens}(?=[^.;@]{0,24}(?:flight|fly|plane|πτηση|πεταξ|πεταω|πεταμε|αεροπλαν|the night before))`;

const afterWords =
  /end|last|before (?:the |my |our |we |i |an? )?(?:early )?(?:flight|fly|home|plane|going home|\d)|fly|flight|return|way back|home|τελοσ|τελευται|πριν (?:τη|την|απο|το|πετ|φυγ)|πτησ|επιστροφ|γυρ/u;
const beforeWords =
  /start|begin|first|arriv|land|way out|αρχη|πρωτ|φτασ|φταν|προσγει|before the islands/u;

/** Finds nights in Athens, and takes them out of the reading: Athens has no nights of the plan. */
export function athensNightsIn(reading: Reading): AthensNights | undefined {
  const shared = shareOf(reading);
  if (shared) return shared;
  let found: AthensNights | undefined;
  const whole = reading.text;
  for (const m of reading.takeAll(counted)) {
    const nights = Number(m[1] ?? m[2] ?? m[3]) || 1;
    const next =
      whole.slice(m.index + m[0].length, m.index + m[0].length + 36).split(/[.;,]/)[0] ?? '';
    const isLast = !/@[a-z]+@/.test(whole.slice(m.index + m[0].length));
    const isAfter =
      /last|τελευται/u.test(m[0]) ||
      (afterWords.test(next) && !/^\s*(?:at the )?start/u.test(next)) ||
      (!beforeWords.test(next) && isLast);
    const isCounted = /\d/.test(m[0]);
    found = {
      ...found,
      [isAfter ? 'after' : 'before']: nights,
      ...(isCounted ? {} : { isExtra: true }),
    };
  }
  if (!found) return undefined;
  // `Two nights Athens at the start and 1 at the end`.
  const other = reading.take(
    '(?:and|&|\\+|και) (\\d|an?|μια|ενα) (?:more )?(?:at the (end|start|beginning)|στ(?:ο τελοσ|ην αρχη))',
  );
  if (!other) return found;
  const isStart = /start|beginning|αρχη/u.test(other[0]);
  return { ...found, [isStart ? 'before' : 'after']: Number(other[1]) || 1 };
}

/** `4+3+1 nights: Ios, Santorini and Athens`: leaves the islands with their nights. */
function shareOf(reading: Reading): AthensNights | undefined {
  const places = [
    ...new Set([...reading.text.matchAll(/@([a-z]+)@/g)].flatMap(([, id]) => id ?? [])),
  ];
  const index = places.findIndex((id) => id === 'athens' || id === 'ath');
  if (index < 0 || places.some((id, at) => at !== index && gatewayIds.some((one) => one === id)))
    return undefined;
  const pattern = `\\d{1,2}(?: ?(?:\\+|/|,|and|και) ?\\d{1,2})+ ?${night}`;
  const counts = word(pattern).exec(reading.text)?.[0].match(/\d+/g) ?? [];
  if (counts.length < 2 || counts.length !== places.length) return undefined;
  reading.take(pattern);
  reading.takeAll(athens);
  const stays = places.flatMap((id, at) => (at === index ? [] : [`@${id}@ ${counts[at]} nights`]));
  reading.leave(stays.join(' , '));
  return { [index === 0 ? 'before' : 'after']: Number(counts[index]) };
}
