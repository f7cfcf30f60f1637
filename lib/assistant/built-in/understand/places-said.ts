import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { gatewayIds, type PlaceId } from './place-names';
import type { Reading } from './text';

/** Wish for an island, with nights if they were given. */
export interface IslandSaid {
  readonly island: IslandSlug;
  readonly nights?: readonly [least: number, most: number];
  readonly maybe?: boolean;
}

/**
 * Places in a message. A place with two roles (start and not a stop, for example) appears in both.
 */
export interface PlacesSaid {
  readonly start?: PlaceId;
  readonly end?: PlaceId;
  /** Places of arrival and departure by air. */
  readonly flyIn?: PlaceId;
  readonly flyOut?: PlaceId;
  readonly wants: readonly IslandSaid[];
  readonly avoids: readonly IslandSlug[];
  readonly swap?: { readonly out: IslandSlug; readonly in: IslandSlug };
  /** Additional (or negative: fewer) nights on an island or, without one, for the trip. */
  readonly moreNights?: { readonly island?: IslandSlug; readonly by: number };
  /** All places named, in order, in any role. */
  readonly mentioned: readonly PlaceId[];
}

const place = '@([a-z]+)@';
const the =
  '(?:the |island of |port of |τη |την |τον |το |τα |τησ |του |των |στη |στην |στον |στο |στα |σε |νησι )*';
const more = `(?:(?: ?, ?| and | or | & | και | η | ουτε | nor | ?/ ?| )${the}${place})?`;
const list = `${the}${place}${more}${more}${more}`;

const islandOf = (id: string | undefined) => (id && isIslandSlug(id) ? id : undefined);
const placeOf = (id: string | undefined): PlaceId | undefined =>
  id && (isIslandSlug(id) || gatewayIds.some((one) => one === id)) ? (id as PlaceId) : undefined;
const islandsOf = (match: RegExpExecArray | null) =>
  (match?.slice(1) ?? []).flatMap((id) => islandOf(id) ?? []);

const nights = '(?:nights?|days?|νυχτεσ|νυχτα|μερεσ|μερα|ημερεσ|βραδια|διανυκτερευσεισ)';
const count = '(\\d{1,2})(?: ?(?:-|to|or|με|η) ?(\\d{1,2}))?';

/** Matches when another island precedes directly. */
const endOfList =
  /@[a-z]+@(?: ?,| and| or| &| \+| -| \/| και| η)* ?(?:the |τη |την |τον |το |τα |στη |στην |στον |στο |στα )*$/u;

/** Reads the places of a text whose names are `@id@`. Takes them out of the reading. */
export function placesIn(reading: Reading): PlacesSaid {
  const mentioned = [...reading.text.matchAll(/@([a-z]+)@/g)].flatMap(
    ([, id]) => placeOf(id) ?? [],
  );
  const swap = swapIn(reading);
  const moreNights = moreNightsIn(reading);
  const avoids = reading
    .takeAll(
      `(?:but not|not to|not|never|no|without|except(?: for)?|excluding|avoid(?:ing)?|skip(?:ping)?|drop|remove|leave out|cut|forget|anything but|hate|(?:don'?t|do not) (?:want|like|need|care for)(?: to (?:go to|see|visit))?|have (?:already )?(?:been to|seen|visited)|already (?:been to|seen|visited|know)|χωρισ|εκτοσ(?: απο)?|οχι|μη|βγαλε|βγαλτε|αφαιρεσε|παραλειψε|αποφυγουμε|δεν θελ\\p{L}+(?: να παμε)?|εχουμε (?:ηδη )?παει|εχω (?:ηδη )?παει)(?: (?:σταση|να σταματησουμε|να περασουμε|περασμα|stop(?:s|ping)?(?: over)?|a stop|going|passing)(?: (?:through|in|at|on|via|to|απο))?)? ${list}`,
    )
    .flatMap(islandsOf);

  // «Μύκονο όχι», `Mykonos no`.
  avoids.push(
    ...reading.takeAll(`${place},? (?:οχι|ποτε|no)(?= *(?:$|[,.;!]))`).flatMap(islandsOf),
  );

  const staying: IslandSaid[] = [];
  const stay = (island: IslandSlug | undefined, least?: string, most?: string, isDays = false) => {
    const from = Number(least) - (isDays && !most && Number(least) > 3 ? 0 : 0);
    if (island && from >= 1) staying.push({ island, nights: [from, Number(most ?? least)] });
  };
  for (const m of reading.takeAll(
    `${count} (?:full )?(?:${nights} ?)?(?:in|on|at|for|at the|στη|στην|στον|στο|στα|σε|για) ${the}${place}|${count} (?:nights?|νυχτεσ|νυχτα|βραδια) ${the}${place}`,
  )) {
    stay(islandOf(m[3] ?? m[6]), m[1] ?? m[4], m[2] ?? m[5]);
  }
  const alone: { readonly at: number; readonly length: string }[] = [];
  for (const m of reading.takeAll(`${place}(?: for| :|:| -)? ?\\(?${count} ?(${nights}|n|ν)\\)?`)) {
    stay(islandOf(m[1]), m[2], m[3]);
    const length = `${m[2]}${m[3] ? `-${m[3]}` : ''} ${m[4]}`;
    if (endOfList.test(reading.text.slice(0, m.index)) && staying.length === 1)
      alone.push({ at: m.index, length });
  }
  for (const m of reading.takeAll(
    `${place} ?(?:\\((\\d{1,2})\\)|x ?(\\d{1,2})|(\\d{1,2})(?! ?(?:adult|people|person|friend|couple|kid|child|of us|ατομ|φιλ|ζευγ|παιδ|ενηλικ|june|july|€|euro|ευρω|:|[./]\\d)))`,
  )) {
    stay(islandOf(m[1]), m[2] ?? m[3] ?? m[4]);
  }
  // `10 days: 3 Mykonos, 3 Naxos`. A single such number could count anything.
  const bare = [...reading.text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])\\d{1,2} ${place}`, 'gu'))];
  if (bare.length > 1) {
    for (const m of reading.takeAll(`(\\d{1,2}) ${place}`)) stay(islandOf(m[2]), m[1]);
  }
  if (staying.length > 0) {
    // `3 nights Santorini, then 4 Naxos`, `Syros for 3 days, Tinos for 2`.
    for (const m of reading.takeAll(
      `(?:then|,|and|\\+|&|και|μετα) ?(\\d{1,2}) (?:in |on |at |στη |στην |στον |στο )?${the}${place}`,
    ))
      stay(islandOf(m[2]), m[1]);
    for (const m of reading.takeAll(`${place} for (\\d{1,2})(?! ?(?:adult|people|person|of us))`))
      stay(islandOf(m[1]), m[2]);
  }
  // `Naxos and Paros 10 days` gives the length of the whole trip, unless an island has its own
  // nights.
  if (staying.length === 1 && alone[0]) {
    const [{ island } = { island: undefined }] = staying.splice(0);
    if (island) reading.leave(`@${island}@ , ${alone[0].length}`);
  }
  for (const m of reading.takeAll(`(?:a |one )?week (?:in|on|at) ${the}${place}`))
    stay(islandOf(m[1]), '7');

  // The end of the trip comes first, because `flight home from` contains `from`.
  const airport = '(?:(?: international)? airport| iata| αεροδρομιο)?';
  const byAir = '(?:(?: international)? airport| iata| αεροδρομιο)';
  const isFlown =
    /(?<!\p{L})(?:fl(?:y|ying|ight|ights)|land|landing|plane|πετ\p{L}+|πτησ\p{L}+|αεροπλ\p{L}+)(?!\p{L})|iata|airport/u.test(
      reading.text,
    );
  const flyOut = reading.take(
    `(?:fly(?:ing)?|flight|plane)(?: back| home| out)*(?: is| leaves| departs)? ?(?:out of|from|out from) ${the}${place}${airport}|(?:and )?out (?:of|from) ${the}${place}${airport}|(?:(?:must|have to|has to|need to|should|got to|gotta|πρεπει να) (?:be|get|ειμαστε|ειμαι|βρισκομαστε)(?: back)? (?:at|in|on|to|στο αεροδρομιο|στη|στην|στο) ?)${the}${place}${byAir}|(?:leav\\p{L}*|depart\\p{L}*|return\\p{L}*|back|home|out)(?: home)?(?: from| of)? ${the}${place}${byAir}|(?:πεταμε|πεταω|πτηση|αεροπλανο|επιστροφη με αεροπλανο|φευγουμε αεροπορικωσ)(?: πισω| επιστροφησ)? απο ${the}${place}`,
  );
  const flyIn = reading.take(
    `(?:(?:get(?:ting)?|com(?:e|ing)) (?:in)?to(?= @(?:athens|ath|piraeus|rafina|lavrio)@)|fly(?:ing)? (?:in )?(?:from \\p{L}+ )?(?:to|into)|land(?:ing|s)?(?: +on(?: the)?)?(?: +(?:in|at|on))?|arriv\\p{L}*(?: by (?:plane|air))?(?: +(?:at|in|on))?(?: the)?(?: airport(?: of)?)?|into|πετ(?:αμε|αω)(?: απο \\p{L}+)? (?:για|προσ|σε|στη|στην)|προσγειωνομαστε|φτανουμε αεροπορικωσ|φταν\\p{L}+|φτασουμε) ?${the}${place}${airport}`,
  );
  const end = reading.take(
    `(?:(?:and )?(?:back|return(?:ing)?|go(?:ing)? back|come back|coming back) (?:to|in|at|via)|end(?:ing)?(?: up)?(?: the trip)? (?:in|at|on|back in)|finish(?:ing)?(?: up)? (?:in|at|on)|επιστροφη (?:στη|στην|στον|στο|σε)?|επιστρεφ\\p{L}+ (?:στη|στην|στον|στο|σε)?|γυρ\\p{L}+ (?:πισω )?(?:στη|στην|στον|στο|σε)?|τελοσ (?:στη|στην|στο|σε)?|καταληγ\\p{L}+ (?:στη|στην|στο|σε)?|τελειων\\p{L}+ (?:στη|στην|στο|σε)?) ?${the}${place}`,
  );
  const both = reading.take(
    `(?:start|begin)\\p{L}* ?(?:&|and|/|\\+|,) ?(?:end|finish)\\p{L}* (?:in|at|from) ${the}${place}`,
  );
  const suffixed = reading.take(`${place} (?:as (?:the )?)?(?:finish|end|τελοσ)(?:ing)?`);
  const away = reading.take(
    `(?:return\\p{L}*|back|home|γυρ(?:ν|ιζ|ισ)\\p{L}+|επιστρ\\p{L}+)(?: home| πισω)? (?:from|απο) ${the}${place}|${
      flyIn
        ? `(?:leav\\p{L}*|depart\\p{L}*|φευγ\\p{L}+|αναχωρ\\p{L}+) (?:from|απο) ${the}${place}`
        : '(?!)'
    }`,
  );
  const awayId = placeOf(away?.slice(1).find(Boolean));
  const fromTo = reading.take(
    `(?:from|απο) ${the}${place}${airport},? ?(?:to|until|προσ|για|ωσ|εωσ|μεχρι|στη|στην|στον|στο|στα|->|-) ?${the}${place}`,
  );
  const start =
    fromTo ??
    reading.take(
      `@(athens|piraeus|rafina|lavrio)@ start|(?:(?:start(?:ing)?|begin(?:ning)?|set(?:ting)? (?:off|out)|depart(?:ing|ure)?|leav(?:e|ing)|coming|go(?:ing)?|we are|based|sail(?:ing)?)(?: out)? )?(?:from|in|at|out of|ex) ?${the}@(athens|piraeus|rafina|lavrio|heraklion|ath)@|(?:start(?:ing)?|begin(?:ning)?|depart(?:ing|ure)?|leav(?:e|ing))(?: the trip)? (?:in|at|from|on) ${the}${place}|(?:from|απο|ξεκιν\\p{L}+ (?:απο|στη|στην|στο)|αναχωρηση|φευγουμε (?:απο)?) ${the}${place}`,
    );
  const startId = placeOf(both?.[1] ?? (fromTo ? fromTo[1] : start?.slice(1).find(Boolean)));

  const maybe = reading
    .takeAll(
      `(?:maybe|perhaps|possibly|(?:and )?if (?:possible|it fits|there is time|we have time|it works)(?:,| also| then)?|ideally|ισωσ|αν (?:γινεται|προλαβαινουμε|χωραει|ειναι δυνατον)(?:,| και)?|μηπωσ) (?:also |και |a bit of |some )?${list}`,
    )
    .flatMap(islandsOf);
  const either = reading
    .takeAll(`${place}(?:,? or |/| η (?:στη |στην |στον |στο |στα )?)${the}${place}`)
    .flatMap(islandsOf);
  const rest = reading.takeAll(place).flatMap(islandsOf);
  const swapped = swap ? [swap.in, swap.out] : [];
  const wants: IslandSaid[] = [
    ...staying,
    ...rest.map((island) => ({ island })),
    ...[...maybe, ...either].map((island) => ({ island, maybe: true })),
  ];
  const flownOut =
    placeOf(flyOut?.slice(1).find(Boolean)) ??
    (isFlown && awayId !== undefined ? awayId : undefined);
  const flownIn = placeOf(flyIn?.slice(1).find(Boolean));
  const endId =
    flownOut ??
    placeOf(fromTo ? fromTo[2] : undefined) ??
    placeOf(end?.[1] ?? both?.[1] ?? suffixed?.[1]) ??
    awayId;
  return {
    ...((flownIn ?? startId) ? { start: flownIn ?? startId } : {}),
    ...(endId ? { end: endId } : {}),
    ...(flownIn ? { flyIn: flownIn } : {}),
    ...(flownOut ? { flyOut: flownOut } : {}),
    wants: [...new Map(wants.toReversed().map((one) => [one.island, one])).values()]
      .toReversed()
      .filter(({ island }) => !swapped.includes(island)),
    avoids,
    ...(swap ? { swap } : {}),
    ...(moreNights ? { moreNights } : {}),
    mentioned,
  } as PlacesSaid;
}

function swapIn(reading: Reading): PlacesSaid['swap'] {
  const first = reading.take(
    `(?:swap|replace|change|exchange|switch|αλλαξε|αντικαταστησε|βγαλε|να αλλαξουμε) ${the}${place} (?:for|with|by|to|into|με|και βαλε|για|σε) ${the}${place}`,
  );
  if (first) return pair(first[1], first[2]);
  const second = reading.take(
    `(?:put |rather |prefer |make it |βαλε |προτιμ\\p{L}+ )?${the}${place} (?:instead of|rather than|in place of|not|αντι(?: για)?|στη θεση) ${the}${place}`,
  );
  if (second) return pair(second[2], second[1]);
  const third = reading.take(`${the}${place} out,? ?(?:and )?${the}${place} in`);
  return third ? pair(third[1], third[2]) : undefined;
}

const pair = (out: string | undefined, into: string | undefined) => {
  const [a, b] = [islandOf(out), islandOf(into)];
  return a && b && a !== b ? { out: a, in: b } : undefined;
};

const moreWord = '(?:more|extra|another|additional|longer|παραπανω|ακομα|ακομη|επιπλεον|παρα πανω)';
const lessWord = '(?:less|fewer|shorter|λιγοτερη|λιγοτερεσ|λιγοτερο|πιο λιγο)';

function moreNightsIn(reading: Reading): PlacesSaid['moreNights'] {
  const where = `(?: (?:in|on|at|for|to|στη|στην|στον|στο|στα|σε|για) ${the}${place})?`;
  const one = '(\\d{1,2}|an?|μια|αλλη μια)? ?';
  const patterns = [
    [`${one}(?:${moreWord} )(?:(\\d{1,2}) )?${nights}${where}`, 1],
    [`${one}${nights} ${moreWord}${where}`, 1],
    [`${one}(?:${lessWord} )(?:(\\d{1,2}) )?${nights}${where}`, -1],
    [`${one}${nights} ${lessWord}${where}`, -1],
  ] as const;
  for (const [pattern, sign] of patterns) {
    const m = reading.take(`(?:add |give us |stay |βαλε |προσθεσε |θελουμε |μεινουμε )?${pattern}`);
    if (!m) continue;
    const groups = m.slice(1);
    const by = Number(groups.find((group) => group && /^\d+$/.test(group)) ?? 1);
    const island = groups.map(islandOf).find(Boolean);
    return { ...(island ? { island } : {}), by: sign * by };
  }
  const stay = reading.take(
    `(?:stay )?(longer|shorter) (?:in|on|at) ${the}${place}|(περισσοτερο|λιγοτερο) ${the}${place}`,
  );
  const island = islandOf(stay?.[2] ?? stay?.[4]);
  return island ? { island, by: /shorter|λιγοτερο/.test(stay?.[0] ?? '') ? -1 : 1 } : undefined;
}
