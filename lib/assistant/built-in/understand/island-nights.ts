import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { monthPattern } from './month-words';
import { count, type IslandMention, islandOf, nights, place, shares, the } from './place-changes';
import type { PlaceId } from './place-names';
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

/**
 * Reads the islands that have nights of their own, and takes them out of the reading.
 *
 * @param mentioned all places of the message, in their order
 * @param avoids islands that have none
 */
export function staysIn(
  reading: Reading,
  mentioned: readonly PlaceId[],
  avoids: readonly IslandSlug[],
): IslandMention[] {
  const shared = shares(reading, mentioned);
  const staying: IslandMention[] = [];
  const stay = (island: IslandSlug | undefined, least?: string, most?: string) => {
    const from = Number(least);
    if (island && !avoids.includes(island) && from >= 1)
      staying.push({ island, nights: [from, Number(most ?? least)] });
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
  return staying;
}
