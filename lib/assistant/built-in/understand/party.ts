import type { Reading } from './text';

/** Travellers named in a message. */
export interface PartyMention {
  readonly adults?: number;
  /** Adults who join those named before; negative for those who stay at home. */
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
export function partyIn(reading: Reading): PartyMention | undefined {
  // `2+2 (5 and 8)`: adults and children.
  const sum = reading.take(
    '(\\d) ?\\+ ?(\\d)(?: (?:kids|children|παιδια))?(?: ?\\((\\d{1,2}(?:(?:, ?| and | & | και )\\d{1,2})*)[^)]{0,12}\\)|(?= *(?:$|[.,;!?])))',
  );
  if (sum) {
    const told = sum[3]?.match(/\d+/g)?.map(Number);
    const children = told ?? Array.from({ length: Number(sum[2]) }, () => usualAge);
    return { adults: Number(sum[1]), children };
  }
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
      '(?:kids|children|παιδια|aged|ages|ηλικιασ|ηλικιων) \\(?((?:\\d{1,2}(?:, ?| and | & | και ))*\\d{1,2})(?! ?(?:night|day|adult|people|νυχτ|μερ|βραδ|ατομ|:|[./]\\d))',
    ) ??
    reading.take(
      '(?:kids|children|παιδια), ?((?:\\d{1,2}(?:, ?| and | & | και ))+\\d{1,2})(?! ?(?:night|day|adult|people|νυχτ|μερ|βραδ|ατομ|:|[./]\\d))',
    ) ??
    reading.take(
      '(?:aged?|ages|ηλικιασ|ηλικιων)? ?((?:\\d{1,2}(?:, ?| and | & | και | ?\\+ ?))*\\d{1,2}) ?(?:years? old|year[- ]olds?|yrs? old|yo|χρονων|ετων|χρονου)',
    );
  // `A 14 year old and a baby`: a child without an age beside those whose age is given.
  const ages = told?.[1]?.match(/\d+/g)?.map(Number);
  reading.takeAll(
    '(?:aged? )?\\d{1,2}[- ]?(?:months?(?:[- ]old)?|mo|μηνων)(?= *(?:old|$|[^\\p{L}\\p{N} ]| (?:baby|and|και)))',
  );
  const lone = reading.has(loneParent) ? 1 : undefined;
  const others = childrenIn(reading);
  const unnamed = (others ?? []).filter((age) => age !== usualAge && !ages?.includes(age));
  const children = ages ? [...ages, ...unnamed] : others;
  const beside = withFriends(reading);
  const more = beside === undefined ? moreIn(reading) : undefined;
  const explicit = beside ?? (more === undefined ? countedAdults(reading) : undefined);
  const adults =
    explicit ?? (more === undefined ? (lone ?? listedIn(reading) ?? pairIn(reading)) : undefined);
  const isFamily = reading.has('family|families|οικογενεια(?:σ|κωσ)?|οικογενειακ\\p{L}*');
  if (whole >= 3) {
    const young = children ?? Array.from({ length: whole - 2 }, () => usualAge);
    return { adults: Math.max(1, whole - young.length), children: young };
  }
  if (more && adults === undefined) return { more, ...(children ? { children } : {}) };
  if (adults === undefined && !children && !isFamily) return undefined;
  // `Four people with two children`: the children are among the four.
  if (adults && children && isTotal && adults > children.length)
    return { adults: adults - children.length, children };
  return {
    ...(adults === undefined ? {} : { adults }),
    ...(children ? { children } : {}),
  };
}

/** Adults by their relation to the traveller; a plural stands for two. */
const relative =
  '(?:(?:step|grand)?(?:sister|brother|mother|father|mum|mom|dad)(?:[- ]in[- ]law)?|granny|grandma|nan|friend|mate|cousin|aunt|uncle|partner|girlfriend|boyfriend|gf|bf|wife|husband|hubby|spouse|other half|fianc\\p{L}*|colleague|parents(?:[- ]in[- ]law)?|in[- ]laws|grandparents|αδ[ερλφ]{2,3}(?:η|οσ|ο)|φιλ(?:οσ|η|ο)|μαμα|μανα|μητερα|μπαμπασ?|πατερασ?|γιαγια|παππουδεσ|παππουσ?|πεθερα|πεθερ(?:οσ|ο)|ξαδερφ(?:η|οσ|ο)|κοπελα|αγορι|αντρασ?|ανδρασ?|γυναικα|συζυγ(?:οσ|ο)|γονεισ|γονιοι|πεθερικα|αρραβωνιαστικ\\p{L}*|θεια|θειοσ?)';
const owner = '(?:my|our|his|her|the|a|another|η|ο|τη|την|τον|το|ενασ|μια|τουσ|τα|οι)';
const some = `${owner} (?:new |old |best |younger |older |elderly )?${relative}(?: μου| μασ| τησ| του)?`;
const isTwo = /parents|in[- ]laws|παππουδεσ|γονεισ|γονιοι|πεθερικα/u;

/** A parent alone with children. */
const loneParent =
  '(?:just |its |it is )?(?:me|i|myself|εγω)(?: and| &| ?\\+| plus| with|,| και| κι| με)+ ?(?:my |the |our |τα )?(?=(?:\\d )?(?:mou )?(?:kids?|child|children|toddler|baby|παιδ|μωρο))|single (?:mum|mom|dad|parent)|μονογονε\\p{L}*|(?:with|με) (?:my|τα) \\d(?= (?:kids|μου παιδια))';

const joinVerb =
  "(?:(?:is|are|'s|will|may|might|wants? to)? ?(?:also |now )?(?:com(?:es?|ing)|join(?:s|ing)?|tag(?:s|ging) along)|(?:is|are) in|too|as well|also|(?:θα )?(?:ερχεται|ερχονται|ερθει|ερθουν)|μαζι)";
const staysHome =
  "(?:(?:has|have|is|are|just|got|had to|τελικα) )*(?:cancel\\p{L}*|(?:can'?t|cannot|won'?t|not|isn'?t|aren'?t|isnt) (?:be )?(?:com(?:e|ing)|make it|join(?:ing)?)|(?:stay(?:s|ing)?|stuck) (?:at )?(?:home|behind)|dropp?(?:ed|ing) out|bail(?:ed|ing|s)|(?:δεν (?:θα )?(?:ερχεται|ερθει|μπορει|ερχονται|ερθουν)|μενει|ακυρωσε|εμεινε|δεν ερχεται)(?: σπιτι| πισω)?)";

const counted = (words: string) =>
  [...words.matchAll(new RegExp(`(?<!\\p{L})${relative}(?!\\p{L})`, 'gu'))].reduce(
    (sum, [one]) => sum + (isTwo.test(one) ? 2 : 1),
    0,
  );

/** Adults who join or stay at home: `my sister comes too`, `sister cancelled`, «άλλο ένα άτομο». */
function moreIn(reading: Reading): number | undefined {
  const fewer = reading.take(`(?:${owner} )?${relative}(?: μου| μασ)?,? ${staysHome}`);
  const less = fewer ? counted(fewer[0]) : 0;
  const group = `${some}(?:,? (?:and|plus|with|&|\\+|και|κι|με) ${some})*`;
  const joins = reading.take(
    `${group},? ${joinVerb}|(?:θα )?(?:ερχεται|ερχονται|ερθει|ερθουν|μαζι)(?: και| κι)? ${group}|(?<=^ ?|[.;!] ?)και ${group}(?: μαζι)?(?=$|[.,;!])`,
  );
  if (joins || fewer) return (joins ? counted(joins[0]) : 0) - less;
  const absent = reading.take(`(1|2|ενασ|μια)(?: of us| απο (?:μασ|εμασ))? ${staysHome}`);
  if (absent) return -(Number(absent[1]) || 1);
  const people =
    '(?:\\p{L}{2,9} )?(?:friends?|mates?|people|adults?|φιλ(?:οι|οσ|η|εσ)|ατομ(?:α|ο))';
  const company = reading.take(
    `(\\d|an?|another) ${people}(?: of ours| μασ)? (?:(?:are |is |will )?(?:be )?join\\p{L}*|(?:are |is |will )?(?:be )?com\\p{L}+ (?:too|along|as well|also|with us))|friends (?:are |will )?(?:be )?(?:join\\p{L}*|com\\p{L}+),? (\\d)(?: more)?(?: adults| people)?|(?:ερχονται|ερθουν|ερχεται|ερθει)(?: και| κι)?(?: αλλοι| αλλα)? (\\d|ενασ|μια) ${people}`,
  );
  if (company) return Number(company.slice(1).find(Boolean)) || 1;
  const extra = reading.take(
    '(\\d) more (?:adults|people|friends)|(\\d|another|1 more|αλλο 1|αλλο ενα|αλλα \\d) (?:more |extra |additional |ακομα |ακομη )?(?:adults?|persons?|people|friends?|travell?ers?|ατομ(?:ο|α)|ενηλικ\\p{L}+) (?:more|too|extra|joins?|joining|ακομα|ακομη|παραπανω)|(?:another|1 more|αλλο (?:1|ενα)|ενα ακομ[αη]) (?:adult|person|friend|travell?er|ατομο)',
  );
  return extra ? Number(/\d/.exec(extra[0])?.[0] ?? 1) : undefined;
}

/** Friends with the traveller: `4 friends and me`. */
function withFriends(reading: Reading): number | undefined {
  const friends = reading.take(
    '(\\d) (?:\\p{L}{2,9} )?(?:friends|mates|girlfriends|colleagues|φιλοι|φιλεσ|φιλουσ)(?: and| &| \\+| plus|,| και| κι)+ ?(?:me|i|myself|εγω)|(?:me|i|myself|εγω)(?: and| &| \\+| plus| with|,| και| κι| με)+ ?(\\d) (?:\\p{L}{2,9} )?(?:friends|mates|φιλοι|φιλεσ|φιλουσ)',
  );
  if (friends) return Number(friends[1] ?? friends[2]) + 1;
  // `The two of us and my in-laws`.
  const beside = reading.take(`(\\d) of us,? (?:and|plus|with|&|\\+) ${some}`);
  return beside ? Number(beside[1]) + counted(beside[0]) : undefined;
}

/** Adults told one by one: `me, my husband and his mum`, `a couple and a granny`. */
function listedIn(reading: Reading): number | undefined {
  const link = '(?:with|and|plus|\\+|&|με|και|κι|(?:me|myself|εγω),)';
  const pairs = reading.take(
    '(?:a |1 |ενα )?(?:couple|pair|ζευγαρι)(?=,? (?:with|and|plus|\\+|&|με|και|κι) )',
  );
  const people = reading.takeAll(
    `${link} ?${owner}? ?(?:new |old )?${relative}(?: μου| μασ| τησ| του)?(?=$|[^\\p{L}])|${some}(?= ?(?:and|,|&|\\+|plus|και|κι) ?(?:i|me|myself|εγω|${owner} ))|${some}(?= (?:is|uses?|walks?|can'?t|cannot|gets?|has|\\(|ειναι|περπατ|δεν μπορ|ζαλιζ))(?! is getting)`,
  );
  const sum = people.reduce((all, [one]) => all + counted(one), 0);
  if (sum === 0 && !pairs) return undefined;
  return pairs ? 2 + sum : 1 + sum;
}

const ranks = [/third|τριτ/u, /fourth|τεταρτ/u, /fifth|πεμπτ/u, /sixth|εκτ/u];

/** Adults given as a number. */
function countedAdults(reading: Reading): number | undefined {
  // `If a 4th friend comes`: so many in all.
  const nth = reading.take(
    '(?:an?|the|my|ενασ|μια|και|ο|η|1)? ?(?:(\\d)(?:rd|th|οσ|ος|η)?|third|fourth|fifth|sixth|τριτ(?:οσ|η|ο)|τεταρτ(?:οσ|η|ο)|πεμπτ(?:οσ|η)|εκτ(?:οσ|η)) (?:friend|person|mate|one|adult|φιλ(?:οσ|η)|ατομο)(?! of)(?= )(?:(?: also| now| might| may| will| wants to| μασ| μου)* )(?:com\\p{L}+|join\\p{L}*|tag\\p{L}*|is in|ερχ\\p{L}+|ερθ\\p{L}+|μπ\\p{L}+)',
  );
  const late = reading.take(
    '(?:ερθει|ερχεται|ερθουν|μπει|προστεθει) (?:και |κι )?(?:ενασ |μια |ο |η |1 )?(?:\\d(?:οσ|η|ο)|τριτ(?:οσ|η|ο)|τεταρτ(?:οσ|η|ο)|πεμπτ(?:οσ|η)|εκτ(?:οσ|η))',
  );
  if (late)
    return Number(/\d/.exec(late[0])?.[0]) || ranks.findIndex((one) => one.test(late[0])) + 3;
  const rank = nth && (Number(nth[1]) || ranks.findIndex((one) => one.test(nth[0])) + 3);
  if (rank && rank > 2) return rank;
  const pairs = reading.take('(\\d) (?:couples|pairs|ζευγαρια)');
  if (pairs) return Number(pairs[1]) * 2;
  const counted =
    reading.take('(\\d{1,2}) (?:ad(?:u|a)?lts?|grown[- ]?ups?|ενηλικ\\p{L}+|μεγαλοι)') ??
    reading.take(
      '(?:so |just |only |back to |we are |ειμαστε |παλι )*(\\d)(?: of us| ατομα)? (?:again|παλι|ξανα)',
    ) ??
    reading.take('(?:so|now|αρα) (\\d)(?= *(?:$|[.,!]))') ??
    reading.take(
      "(?:we are|we were|we will be|there are|there will be|ειμαστε|θα ειμαστε|we're) (?:a (?:group|party) of )?(\\d{1,2})(?! (?:days|nights|weeks|μερ|νυχτ))(?: of us| ατομα| people| friends)?",
    ) ??
    reading.take(
      '(?:group|party|παρεα)(?: of| των)? (\\d{1,2})(?: ατομ\\p{L}+| people| friends)?',
    ) ??
    reading.take(
      '(\\d{1,2}) (?:people|ppl|persons?|travell?ers|pax|passengers|of us|ατομα|ατομων|επιβατεσ|tickets?|seats?|places|εισιτηρια|θεσεισ|friends|mates|lads|guys|girls|boys|lasses|women|men|ladies|students|φιλοι|φιλεσ|κοριτσια|αγορια|γυναικεσ|αντρεσ|φοιτητεσ)',
    ) ??
    reading.take(
      '(?:for|για) (\\d)(?! ?(?:night|day|week|hour|full|μερ|νυχτ|βραδ|ημερ|εβδ|βδομ|ωρ|island|νησ|st|nd|rd|th|€|euro|[:./-]\\d))',
    );
  return counted ? Number(counted[1]) : undefined;
}

/** One or two travellers by a word for them. */
function pairIn(reading: Reading): number | undefined {
  if (reading.take('solo|alone|by myself|on my own|just me|μονοσ(?: μου)?|μονη(?: μου)?')) return 1;
  const pair =
    '(?:a |as a )?couple|honeymoon(?:ers)?|(?:my|the) (?:new )?(?:wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|spouse|other half|fiancee?)|with (?:my|a) (?:friend|mum|mom|dad|sister|brother)|both of us|με (?:τη[νσ]? |το[νυ]? )?(?:γυναικα|αντρα|ανδρα|συζυγο|κοπελα|αγορι|φιλο|φιλη|αρραβωνιαστικ\\p{L}+) μου|ταξιδι του μελιτοσ|ζευγαρι|ζευγοσ|μηνα του μελιτοσ|(?:the )?2 of us|(?:μασ )?τουσ 2|οι 2 μασ';
  return reading.take(pair) ? 2 : undefined;
}

const young =
  '(kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|newborn|twins|διδυμα|teen(?:ager)?s?|daughters?|sons?|παιδι(?:α|ων)?|παιδακι(?:α)?|μωρ(?:ο|α)|κορεσ?|κορη|κορεσ|γιουσ?)(?! (?:friendly|club))';

/** Finds counted children: `two kids`, `with our baby`, `+ toddler`. */
function childrenIn(reading: Reading): readonly number[] | undefined {
  const all = reading.takeAll(
    `(?:(\\d|a|an|ενα|our|my|the|τα|το|μασ|and|\\+|με) ?)(?:small |little |young |year old |μικρα |μικρο )?${young}`,
  );
  const found = all.flatMap(([, count = '', word = '']) => {
    const isMany = /^(?:kids|children|twins|διδυμα|παιδια|παιδακια)$/.test(word);
    const many = Number(count) || (isMany && !/^(?:a|ενα)$/.test(count) ? 2 : 1);
    return Array.from({ length: many }, () => ageOf(word));
  });
  return found.length > 0 ? found : undefined;
}
