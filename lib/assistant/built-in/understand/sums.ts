import { monthPattern } from './month-words';

/** Things whose price a traveller knows. */
type SumKind = 'rooms' | 'vehicle' | 'boats' | 'flights' | 'food' | 'other';

/** A price that a message gives, with what it is multiplied by. */
export interface SumItem {
  readonly kind: SumKind;
  readonly euros: number;
  /** Rooms, cars: how many at this price. */
  readonly count: number;
  /** `given` if the price is for nights or days of its own number, `all` if for those of the trip. */
  readonly per?: 'night' | 'day';
  readonly times?: number;
  readonly isEach: boolean;
  readonly isEachWay: boolean;
}

export interface Sums {
  readonly items: readonly SumItem[];
  /** Euros that the traveller has. */
  readonly have?: number;
}

const kinds: readonly (readonly [SumKind, RegExp])[] = [
  [
    'rooms',
    /rooms?(?!\p{L})|hotel|apartment|studio|house|villa|airbnb|hostel|campsite|camping|accommodation|δωματι|ξενοδοχ|διαμερισμ|σπιτι|καταλυμ|καμπινγκ|στουντιο|διαμονη/gu,
  ],
  [
    'vehicle',
    /(?<!\p{L})cars?(?!\p{L})|(?:car )?hire|rental|scooter|atv|quad|αυτοκιν|αμαξι|μηχαν|ενοικια|σκουτερ|γουρουν/gu,
  ],
  ['boats', /ferr(?:y|ies)|boats?(?!\p{L})|ships?(?!\p{L})|tickets?|πλοι|καραβ|εισιτηρι|ακτοπλο/gu],
  ['flights', /flights?|planes?(?!\p{L})|αεροπλαν|πτησ|αεροπορικ/gu],
  ['food', /food|meals?(?!\p{L})|eating|dinners?|φαγητ|φαι(?!\p{L})|ταβερν/gu],
];

const units = `(?! ?(?:night|day|week|month|people|person|adult|kid|child|friend|island|room|couple|of us|hour|minute|km|st|nd|rd|th|am|pm|νυχτ|βραδ|μερ|ημερ|εβδομ|βδομ|ατομ|νησ|ωρ|δωματ|παιδ|φιλ|%|${monthPattern}|[:/x×]))`;
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.@:/])(€ ?)?((?!20[2-9]\\d)\\d{1,5}(?:\\.\\d{1,2})?)(?![\\d:])(?:( ?(?:€|euros?|eur|ευρω)(?!\\p{L}))|${units})`,
  'gu',
);

const nightly = /(?:\/|a |per |each |the |τη(?:ν)? |ανα |η )(?:night|βραδι|νυχτ)/u;
const daily = /(?:\/|a |per |each |the |τη(?:ν)? |ανα |η )(?:day|μερ|ημερ)/u;
const each =
  /(?<!\p{L})(?:each(?! (?:way|night|day|room))|per person|p\.?p\.?(?!\p{L})|a head|per head|a person|apiece|το ατομο|το κεφαλι|ο καθενασ|κατ ?ατομο|ανα ατομο|εκαστο)/u;
const eachWay =
  /(?:each|per|one|every) ?way|καθε (?:διαδρομη|φορα)|ανα διαδρομη|η διαδρομη|το ενα δρομολογιο/u;
const has =
  /(?:have|has|got|budget|saved|εχω|εχουμε|μπατζετ|διαθετ\p{L}+)(?: (?:is|of|about|only|just|around|περιπου|μονο|ειναι|στην ακρη))* ?$/u;
const roomsBefore =
  /(\d) (?:\p{L}+ )?(?:rooms?|cars?|apartments?|studios?|δωματια|αυτοκινητα|στουντιο) ?(?:at|of|for|@|x|με|προσ|απο|are|ειναι)? ?$/u;
const timesBefore =
  /(\d{1,2}) ?(nights?|days?|νυχτεσ|βραδια|βραδιεσ|μερεσ|ημερεσ) ?(?:at|@|x|×|of|με|προσ|απο|επι|,)? ?$/u;
const timesAfter =
  /^ ?(?:\p{L}+ ?){0,3}?(?:(?:for|x|×|\*|για|επι) ?)(\d{1,2})(?: (nights?|days?|νυχτεσ|βραδια|βραδιεσ|μερεσ|ημερεσ)|(?= *(?:$|[,.;+])))/u;

/** Kind of thing that the words nearest to an amount name. */
function kindIn(head: string, tail: string): SumKind | undefined {
  const nearest = (text: string, isBefore: boolean) =>
    kinds
      .flatMap(([kind, pattern]) =>
        [...text.matchAll(pattern)].map(({ index }) => ({ kind, at: index })),
      )
      .toSorted((a, b) => (isBefore ? b.at - a.at : a.at - b.at))[0]?.kind;
  return nearest(head, true) ?? nearest(tail, false);
}

/** Reads the prices that a message gives for its own parts: `rooms 90 a night, ferries 45 each way`. */
export function sumsIn(text: string): Sums {
  const found = [...text.matchAll(amount)];
  let have: number | undefined;
  const items = found.flatMap((m, at): SumItem[] => {
    const end = m.index + m[0].length;
    const before = found[at - 1];
    const open = text.slice(before ? before.index + before[0].length : 0, m.index);
    const head = open.slice(Math.max(...[...',.;!?(+'].map((one) => open.lastIndexOf(one))) + 1);
    const rest = text.slice(end, found[at + 1]?.index);
    const tail = /^[^,.;!?+]*/u.exec(rest)?.[0] ?? '';
    const isMoney = m[1] !== undefined || m[3] !== undefined;
    const isRate = nightly.test(tail) || daily.test(tail);
    const own = kindIn(head, tail);
    const euros = Number(m[2]);
    if (has.test(head) && !own) {
      if (isMoney || euros >= 100) have = euros;
      return [];
    }
    if (!isMoney && !(own && (euros >= 15 || isRate)) && !isRate) return [];
    const rooms = roomsBefore.exec(head);
    const times = timesBefore.exec(head) ?? timesAfter.exec(tail);
    const isNightly = nightly.test(tail) || /night|νυχτ|βραδ/u.test(times?.[2] ?? '');
    const isDaily = daily.test(tail) || /day|μερ/u.test(times?.[2] ?? '');
    const kind = own ?? 'other';
    const isByTime =
      isRate ||
      timesBefore.test(head) ||
      (kind === 'rooms' && times?.[2] === undefined && times !== null);
    return [
      {
        kind,
        euros,
        count: rooms ? Number(rooms[1]) : 1,
        ...(isByTime ? { per: isDaily && !isNightly ? ('day' as const) : ('night' as const) } : {}),
        ...(isByTime && times ? { times: Number(times[1]) } : {}),
        isEach: !rooms && each.test(tail),
        isEachWay: eachWay.test(tail),
      },
    ];
  });
  return { items, ...(have === undefined ? {} : { have }) };
}

/** Prices of a question with those of a later message in the place of its own of the same kind. */
export function sumsAfter(before: Sums, { items, have }: Sums): Sums {
  const known = have ?? before.have;
  const kept = before.items.filter(({ kind }) => !items.some((one) => one.kind === kind));
  // `Two rooms at 95 instead`: for as many nights as the room before.
  const changed = items.map((one) => {
    const old = before.items.find(({ kind }) => kind === one.kind);
    if (one.per || !old?.per) return one;
    return { ...one, per: old.per, ...(old.times ? { times: old.times } : {}) };
  });
  return { items: [...kept, ...changed], ...(known === undefined ? {} : { have: known }) };
}
