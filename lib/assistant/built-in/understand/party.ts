import type { Reading } from './text';

/** Travellers named in a message. */
export interface PartySaid {
  readonly adults?: number;
  /** Adults who join those named before. */
  readonly more?: number;
  /** Ages, if given. A child of unknown age counts as eight. */
  readonly children?: readonly number[];
}

const usualAge = 8;
/** Words that imply an approximate age. */
const ages: readonly (readonly [RegExp, number])[] = [
  [/toddler|bab|infant|newborn|μωρ/u, 2],
  [/teen|εφηβ/u, 15],
];
const ageOf = (word: string) => ages.find(([pattern]) => pattern.test(word))?.[1] ?? usualAge;

/** Finds the travellers in a message. Undefined if it names none. */
export function partyIn(reading: Reading): PartySaid | undefined {
  const isTotal = reading.has(
    '\\d{1,2} (?:people|persons?|of us|ατομα|ατομων|pax)(?:,? (?:with|including|incl|of (?:which|them|whom)|με|μαζι με|εκ των οποιων|απο τα οποια)| \\()',
  );
  const whole = Number(
    reading.take(
      '(?:family|οικογενεια) (?:of|με|των) (\\d)(?! (?:kid|child|παιδ))(?: ατομα| people)?',
    )?.[1],
  );
  const told =
    reading.take(
      '(?:aged?|ages|ηλικιασ|ηλικιων)? ?((?:\\d{1,2}(?:, ?| and | & | και | ?\\+ ?))*\\d{1,2}) ?(?:years? old|year[- ]olds?|yrs? old|yo|χρονων|ετων|χρονου)',
    ) ??
    reading.take(
      '(?:kids|children|παιδια|aged|ages|ηλικιασ|ηλικιων) \\(?((?:\\d{1,2}(?:, ?| and | & | και ))*\\d{1,2})',
    );
  // `A 14 year old and a baby`: a child without an age beside those whose age is given.
  const ages = told?.[1]?.match(/\d+/g)?.map(Number);
  const others = childrenIn(reading);
  const unnamed = (others ?? []).filter((age) => age !== usualAge && !ages?.includes(age));
  const children = ages ? [...ages, ...unnamed] : others;
  const more = moreIn(reading);

  const adults = adultsIn(reading);
  const isFamily = reading.has('family|families|οικογενεια(?:σ|κωσ)?|οικογενειακ\\p{L}*');
  if (whole >= 3) {
    const young = children ?? Array.from({ length: whole - 2 }, () => usualAge);
    return { adults: Math.max(1, whole - young.length), children: young };
  }
  if (more && adults === undefined && !children) return { more };
  if (adults === undefined && !children && !isFamily) return undefined;
  // `Four people with two children`: the children are among the four.
  if (adults && children && isTotal && adults > children.length)
    return { adults: adults - children.length, children };
  return {
    ...(adults === undefined ? (children ? { adults: 2 } : {}) : { adults }),
    ...(children ? { children } : {}),
  };
}

const relative =
  '(?:sister|brother|friend|mate|mum|mom|mother|dad|father|cousin|aunt|uncle|partner|girlfriend|boyfriend|wife|husband|colleague|αδερφη|αδελφη|αδερφοσ|αδελφοσ|φιλοσ|φιλη|μαμα|μητερα|μπαμπασ|πατερασ|ξαδερφη|ξαδερφοσ|κοπελα|συζυγοσ)';

/** Adults who join: `my sister comes too`, «άλλο ένα άτομο». */
function moreIn(reading: Reading): number | undefined {
  const joins = reading.take(
    `(?:(?:my|our|a|another|η|ο|ενασ|μια) )+${relative}(?: μου| μασ)? (?:(?:is |will |may )?(?:also |now )?(?:com(?:es?|ing)|join(?:s|ing)?)|too|as well|also)|(?:ερχεται|θα ερθει|μαζι)(?: και)? (?:η|ο|ενασ|μια) ${relative}|και (?:η|ο) ${relative} (?:μου|μασ)(?: μαζι)?`,
  );
  if (joins) return 1;
  const counted = reading.take(
    '(\\d|another|1 more|αλλο 1|αλλο ενα|αλλα \\d) (?:more |extra |additional |ακομα |ακομη )?(?:adults?|persons?|people|friends?|travell?ers?|ατομ(?:ο|α)|ενηλικ\\p{L}+) (?:more|too|extra|joins?|joining|ακομα|ακομη|παραπανω)|(?:another|1 more|αλλο (?:1|ενα)|ενα ακομ[αη]) (?:adult|person|friend|travell?er|ατομο)',
  );
  return counted ? Number(/\d/.exec(counted[0])?.[0] ?? 1) : undefined;
}

function adultsIn(reading: Reading): number | undefined {
  const pairs = reading.take('(\\d) (?:couples|pairs|ζευγαρια)');
  if (pairs) return Number(pairs[1]) * 2;
  const counted =
    reading.take('(\\d{1,2}) (?:adults?|ενηλικ\\p{L}+)') ??
    reading.take(
      "(?:we are|we will be|there are|there will be|ειμαστε|θα ειμαστε|we're) (?:a (?:group|party) of )?(\\d{1,2})(?! (?:days|nights|weeks|μερ|νυχτ))(?: of us| ατομα| people| friends)?",
    ) ??
    reading.take(
      '(?:group|party|παρεα)(?: of| των)? (\\d{1,2})(?: ατομ\\p{L}+| people| friends)?',
    ) ??
    reading.take(
      '(\\d{1,2}) (?:people|persons?|travell?ers|pax|passengers|of us|ατομα|ατομων|επιβατεσ|friends|mates|lads|guys|girls|boys|women|men|ladies|students|φιλοι|φιλεσ|κοριτσια|αγορια|γυναικεσ|αντρεσ|φοιτητεσ)',
    ) ??
    reading.take(
      '(?:for|για) (\\d)(?! ?(?:night|day|week|hour|full|μερ|νυχτ|βραδ|ημερ|εβδ|βδομ|ωρ|island|νησ|st|nd|rd|th|€|euro|[:./-]\\d))',
    );
  if (counted) return Number(counted[1]);
  if (reading.take('solo|alone|by myself|on my own|just me|μονοσ(?: μου)?|μονη(?: μου)?')) return 1;
  const pair =
    '(?:a |as a )?couple|honeymoon(?:ers)?|(?:my|the) (?:new )?(?:wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|spouse|other half|fiancee?|friend|mum|mom|dad|sister|brother)|both of us|με (?:τη[νσ]? |το[νυ]? )?(?:γυναικα|αντρα|ανδρα|συζυγο|κοπελα|αγορι|φιλο|φιλη|αρραβωνιαστικ\\p{L}+) μου|ταξιδι του μελιτοσ|ζευγαρι|ζευγοσ|μηνα του μελιτοσ|(?:the )?2 of us|(?:μασ )?τουσ 2|οι 2 μασ';
  return reading.take(pair) ? 2 : undefined;
}

const young =
  '(kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|newborn|teen(?:ager)?s?|daughters?|sons?|παιδι(?:α|ων)?|παιδακι(?:α)?|μωρ(?:ο|α)|κορεσ?|κορη|κορεσ|γιουσ?)(?! (?:friendly|club))';

/** Finds counted children: `two kids`, `with our baby`, `+ toddler`. */
function childrenIn(reading: Reading): readonly number[] | undefined {
  const all = reading.takeAll(
    `(?:(\\d|a|an|ενα|our|my|the|τα|το|μασ|and|\\+|με) ?)(?:small |little |young |year old |μικρα |μικρο )?${young}`,
  );
  const found = all.flatMap(([, count = '', word = '']) => {
    const isMany = /^(?:kids|children|παιδια|παιδακια)$/.test(word);
    const many = Number(count) || (isMany && !/^(?:a|ενα)$/.test(count) ? 2 : 1);
    return Array.from({ length: many }, () => ageOf(word));
  });
  return found.length > 0 ? found : undefined;
}
