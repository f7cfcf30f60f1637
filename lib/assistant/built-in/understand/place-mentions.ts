import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { avoidedIn } from './avoided-places';
import { monthPattern } from './month-words';
import {
  count,
  endsOfOrder,
  type IslandMention,
  islandOf,
  islandsOf,
  list,
  nights,
  type PlaceMentions,
  pair,
  place,
  placeOf,
  shares,
  swapIn,
  the,
} from './place-changes';
import { endWords, orderIn, startWords, stayAtEnd } from './place-order';
import type { Reading } from './text';

/** Units after a number beside an island that counts no nights: people, money, days of a month, hours. */
const otherUnits = `adult|people|person|friend|couple|kid|child|of us|ατομ|φιλ|ζευγ|παιδ|ενηλικ|€|euro|ευρω|:|[./]\\d|${monthPattern}|[ap]\\.?m\\b|o'?clock|in the (?:morning|evening|afternoon)|το (?:πρωι|μεσημερι|απογευμα|βραδυ)`;

/** Between an island and its nights: `Donousa should get 3`, «στη Δονούσα βάλε 3». */
const verb =
  '(?: (?:βαλε|βαλτε|βαζουμε|βαλουμε|κανε|καντε|κανουμε|δωσε|θελω|θελουμε|να (?:ειναι|γινουν|γινει|μεινουμε|μεινω|μεινει)|should (?:be|get|have)|gets?|has|have|is|to|=)){0,2}(?: (?:just|only|μονο))?';

/** Matches another island right after one, unless it has nights of its own. */
const sharesNights =
  /^(?: ?,| and| &| \+| -| \/| και| (?=@))+ ?(?:the |τη |την |τον |το |τα |στη |στην |στον |στο |στα )*@[a-z]+@(?! ?(?:for |για |:|\()? ?\d)(?![^.;]*(?:,|and|then|και|\+) ?\d+ (?:n|ν|d|μ|β|on|in|στ))/u;

/** Matches when another island precedes directly. */
const endOfList =
  /@[a-z]+@(?: ?,| and| or| &| \+| -| \/| και| η)* ?(?:the |τη |την |τον |το |τα |στη |στην |στον |στο |στα )*$/u;

/** Reads the places of a text whose names are `@id@`. Takes them out of the reading. */
export function placesIn(reading: Reading): PlaceMentions {
  const mentioned = [...reading.text.matchAll(/@([a-z]+)@/g)].flatMap(
    ([, id]) => placeOf(id) ?? [],
  );
  const written = reading.text;
  const ends = endsOfOrder(reading);
  const [firstStay, lastStay] = [
    ends.first ?? stayAtEnd(written, startWords),
    ends.last ?? stayAtEnd(written, endWords),
  ];
  const atEnds = {
    ...(firstStay ? { first: firstStay } : {}),
    ...(lastStay && lastStay !== firstStay ? { last: lastStay } : {}),
  };
  const stated = swapIn(reading);
  const shared = shares(reading, mentioned);
  const avoids = [...avoidedIn(reading)];

  const staying: IslandMention[] = [];
  const stay = (island: IslandSlug | undefined, least?: string, most?: string, isDays = false) => {
    const from = Number(least) - (isDays && !most && Number(least) > 3 ? 0 : 0);
    if (island && from >= 1) staying.push({ island, nights: [from, Number(most ?? least)] });
  };
  for (const m of reading.takeAll(
    `${count} (?:full )?(?:${nights} ?)?(?:of (?:them|those|these|which|the nights) |απο αυτ\\p{L}+ )?(?:in|on|at|for|at the|στη|στην|στον|στο|στα|σε|για) ${the}${place}|(?<!@[a-z]+@(?: for|:| -)? ?)${count} (?:nights?|νυχτεσ|νυχτα|βραδια) ${the}${place}`,
  )) {
    const island = islandOf(m[3] ?? m[6]);
    // `Five nights on Naxos and Paros`: the nights of the whole trip.
    if (
      island &&
      staying.length === 0 &&
      sharesNights.test(reading.text.slice(m.index + m[0].length))
    ) {
      reading.leave(
        `@${island}@ , ${m[1] ?? m[4]}${m[2] ? `-${m[2]}` : ''} ${/days?|μερ|ημερ/u.test(m[0]) ? 'days' : 'nights'}`,
      );
      continue;
    }
    stay(island, m[1] ?? m[4], m[2] ?? m[5]);
  }
  for (const [island, count] of shared) stay(island, count);
  const alone: { readonly at: number; readonly length: string }[] = [];
  for (const m of reading.takeAll(
    `${place}(?: for \\p{L}{4,}| για \\p{L}{4,})?(?: for| :|:| -)?${verb} ?\\(?${count} ?(${nights}|n|ν)\\)?`,
  )) {
    stay(islandOf(m[1]), m[2], m[3]);
    const length = `${m[2]}${m[3] ? `-${m[3]}` : ''} ${m[4]}`;
    if (endOfList.test(reading.text.slice(0, m.index)) && staying.length === 1)
      alone.push({ at: m.index, length });
  }
  // `3 Sifnos 3 Milos 2 Ios`: each number before its island.
  const leading = [...reading.text.matchAll(/(?<![\p{L}\p{N}+-])\d{1,2} @[a-z]+@/gu)].length;
  const trailing = [...reading.text.matchAll(/@[a-z]+@ ?\d{1,2}(?![\p{L}\p{N}])/gu)].length;
  // `7 nights: 2 Folegandros, the rest Milos`, «βάλε 2 Κουφονήσια».
  for (const m of reading.takeAll(
    `(?<=${nights} ?: ?)(\\d{1,2}) ${place}|(?:add|put(?: in)?|βαλε|βαλτε|προσθεσε) (?:also |και |αλλα |αλλεσ )?(\\d{1,2}) ${the}${place}`,
  ))
    stay(islandOf(m[2] ?? m[4]), m[1] ?? m[3]);
  if (leading > 1 && leading > trailing)
    for (const m of reading.takeAll(`(\\d{1,2}) ${place}`)) stay(islandOf(m[2]), m[1]);
  for (const m of reading.takeAll(
    `${place}${verb} ?(?:\\((\\d{1,2})\\)|x ?(\\d{1,2})|(\\d{1,2})(?! ?(?:${otherUnits})))`,
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
  for (const m of reading.takeAll(`(?:a |one )?week (?:in|on|at) ${the}${place}`)) {
    const island = islandOf(m[1]);
    if (island && sharesNights.test(reading.text.slice(m.index + m[0].length)))
      reading.leave(`@${island}@ , 7 nights`);
    else stay(island, '7');
  }

  // The end of the trip comes first, because `flight home from` contains `from`.
  const airport = '(?:(?: international)? airport| iata| αεροδρομιο)?';
  const byAir = '(?:(?: international)? airport| iata| αεροδρομιο)';
  const isFlown =
    /(?<!\p{L})(?:fl(?:y|ying|ight|ights)|land|landing|plane|πετ\p{L}+|πτησ\p{L}+|αεροπλ\p{L}+)(?!\p{L})|iata|airport/u.test(
      reading.text,
    );
  // `Fly in and out of Santorini`.
  const bothWays = reading.take(
    `(?:fl(?:y|ying|ights?)|land\\p{L}*|arriv\\p{L}*|in) (?:in |into )?(?:and|&|\\+|/) (?:out|back|fly(?:ing)? (?:out|back)|leav\\p{L}*|depart\\p{L}*)(?: of| from| to)? ${the}${place}${airport}`,
  );
  const flyOut = reading.take(
    `(?:fly(?:ing)?|flight|plane)(?: back| home| out)*(?: is| leaves| departs)? ?(?:out of|from|out from) ${the}${place}${airport}|(?:flight|plane)(?: back| home| out)+(?: is| leaves| departs| goes) ${the}${place}${airport}|(?:plane|flight) home(?: is)? (?:at|in) ${the}${place}${airport}|(?:and )?out (?:of|from) ${the}${place}${airport}|(?:(?:must|have to|has to|need to|should|got to|gotta|πρεπει να) (?:be|get|ειμαστε|ειμαι|βρισκομαστε)(?: back)? (?:at|in|on|to|στο αεροδρομιο|στη|στην|στο) ?)${the}${place}${byAir}|(?:leav\\p{L}*|depart\\p{L}*|return\\p{L}*|back|home|out)(?: home)?(?: from| of| through| via)? ${the}${place}${byAir}|(?:πεταμε|πεταω|πτηση|αεροπλανο|επιστροφη με αεροπλανο|φευγουμε αεροπορικωσ)(?: πισω| επιστροφησ)? απο ${the}${place}`,
  );
  const flyIn = reading.take(
    `(?:(?:get(?:ting)?|com(?:e|ing)) (?:in)?to(?= @(?:athens|ath|piraeus|rafina|lavrio)@)|fly(?:ing)? (?:in )?(?:from \\p{L}+ )?(?:to|into)|land(?:ing|s)?(?: +on(?: the)?)?(?: +(?:in|at|on))?|arriv\\p{L}*(?: by (?:plane|air))?(?: +(?:at|in|on))?(?: the)?(?: airport(?: of)?)?|into|πετ(?:αμε|αω)(?: απο \\p{L}+)? (?:για|προσ|σε|στη|στην)|προσγειων\\p{L}+(?: (?:σε|στη|στην|στον))?|φτανουμε αεροπορικωσ|φταν\\p{L}+|φτασουμε) ?${the}${place}${airport}`,
  );
  const fromTo = reading.take(
    `απο ${the}${place} ${the}${place}(?= |$)|(?:from|απο) ${the}${place}${airport},? ?(?:to|until|προσ|για|ωσ|εωσ|μεχρι|στη|στην|στον|στο|στα|->|-) ?${the}${place}`,
  );
  const end = reading.take(
    `(?:(?:and )?(?:back|return(?:ing)?|go(?:ing)? back|come back|coming back) (?:to|in|at|via)|end(?:ing)?(?: up)?(?: the trip)? (?:in|at|on|back in)|ending|finish(?:ing)?(?: up)? (?:in|at|on)|finishing|επιστροφη (?:στη|στην|στον|στο|σε)?|επιστρεφ\\p{L}+ (?:στη|στην|στον|στο|σε)?|γυρ\\p{L}+ (?:πισω )?(?:στη|στην|στον|στο|σε)?|τελοσ (?:στη|στην|στο|σε)?|καταληγ\\p{L}+ (?:στη|στην|στο|σε)?|τελει(?:ων|ωσ)\\p{L}+ (?:στη|στην|στο|σε)?) ?${the}${place}`,
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
  const start =
    fromTo ??
    reading.take(
      `@(athens|piraeus|rafina|lavrio)@ start|(?:(?:start(?:ing)?|begin(?:ning)?|set(?:ting)? (?:off|out)|depart(?:ing|ure)?|leav(?:e|ing)|coming|go(?:ing)?|we are|based|sail(?:ing)?)(?: out)? )?(?:from|in|at|out of|ex) ?${the}@(athens|piraeus|rafina|lavrio|heraklion|ath)@|(?:start(?:ing)?|begin(?:ning)?|depart(?:ing|ure)?|leav(?:e|ing))(?: the trip)? (?:in|at|from|on) ${the}${place}|(?:starting|beginning) ${the}${place}|(?:from|απο|ξεκιν\\p{L}+ (?:απο|στη|στην|στο)|αναχωρηση|φευγουμε (?:απο)?) ${the}${place}`,
    );
  const startId = placeOf(
    both?.[1] ?? (fromTo ? (fromTo[1] ?? fromTo[3]) : start?.slice(1).find(Boolean)),
  );

  const maybe = reading
    .takeAll(
      `(?:maybe|perhaps|possibly|(?:and )?if (?:possible|it fits|there is time|we have time|it works)(?:,| also| then)?|ideally|ισωσ|αν (?:γινεται|προλαβαινουμε|χωραει|ειναι δυνατον)(?:,| και)?|μηπωσ) (?:also |και |a bit of |some )?${list}`,
    )
    .flatMap(islandsOf);
  const either = reading
    .takeAll(`${place}(?:,? or |/| η (?:στη |στην |στον |στο |στα )?)${the}${place}`)
    .flatMap(islandsOf);
  const rest = reading.takeAll(place).flatMap(islandsOf);
  // `Skip Milos and do Naxos instead`: the new island takes the place of the old one.
  const instead =
    !stated &&
    avoids.length === 1 &&
    rest.length === 1 &&
    reading.has('instead|rather|αντι(?: αυτου)?|στη θεση του');
  const change = instead ? pair(avoids[0], rest[0]) : stated;
  const swapped = change ? [change.in, change.out] : [];
  const wants: IslandMention[] = [
    ...staying,
    // `I hear Naxos is windy, skip it` names the island twice.
    ...rest.filter((island) => !avoids.includes(island)).map((island) => ({ island })),
    ...[...maybe, ...either].map((island) => ({ island, maybe: true })),
  ];
  const flownIn = placeOf(bothWays?.[1]) ?? placeOf(flyIn?.slice(1).find(Boolean));
  const flownOut =
    placeOf(flyOut?.slice(1).find(Boolean)) ??
    placeOf(bothWays?.[1]) ??
    (isFlown && awayId !== undefined ? awayId : undefined);
  const endId =
    flownOut ??
    placeOf(fromTo ? (fromTo[2] ?? fromTo[4]) : undefined) ??
    placeOf(end?.[1] ?? both?.[1] ?? suffixed?.[1]) ??
    awayId;
  return {
    ...((flownIn ?? startId) ? { start: flownIn ?? startId } : {}),
    ...(endId ? { end: endId } : {}),
    ...(flownIn ? { flyIn: flownIn } : {}),
    ...(flownOut ? { flyOut: flownOut } : {}),
    ...orderIn(reading, written, mentioned, staying),
    ...atEnds,
    wants: [...new Map(wants.toReversed().map((one) => [one.island, one])).values()]
      .toReversed()
      .filter(({ island }) => !swapped.includes(island)),
    avoids,
    ...(change ? { swap: change } : {}),
    mentioned,
  } as PlaceMentions;
}
