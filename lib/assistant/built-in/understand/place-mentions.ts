import type { Role } from '../roles/roles';
import { staysIn } from './island-nights';
import {
  endsOfOrder,
  type IslandMention,
  islandOf,
  islandsOf,
  type PlaceMentions,
  pair,
  place,
  placeOf,
  the,
} from './place-changes';
import type { PlaceId } from './place-names';
import { endWords, orderIn, startWords, stayAtEnd } from './place-order';
import type { Reading } from './text';

/** Starts and ends, or arrives and leaves by air, at one place. */
const bothWays =
  '(?:start|begin|fly|land|arriv|in)\\p{L}* ?(?:in(?:to)? )?(?:&|and|/|\\+|,) ?(?:out|back|end|finish|leav|depart|fly(?:ing)? (?:out|back))\\p{L}*';

/** Puts one island in the place of another. */
const swapWords =
  'out|instead|rather|better|swap\\p{L}*|replac\\p{L}*|chang\\p{L}*|exchang\\p{L}*|switch\\p{L}*|in place of|αντι(?: για| αυτου)?|στη θεση|αλλαξ\\p{L}+|αντικατα\\p{L}+|καλυτερα|τελικα';

/** The only refused island and the one that takes its place: the only wanted one, or the only one after it. */
function changeIn(named: readonly Named[]): PlaceMentions['swap'] {
  const refused = named.filter(({ role }) => role === 'avoid');
  const wanted = named.filter(({ role }) => role === 'visit');
  const after = wanted.filter((one) => named.indexOf(one) > named.indexOf(refused[0] ?? one));
  const [instead, other] = after.length > 0 ? after : wanted;
  return refused.length === 1 && !other ? pair(refused[0]?.place, instead?.place) : undefined;
}

/** A place with its role in a message. */
interface Named {
  readonly place: PlaceId;
  readonly role: Role;
}

/**
 * Reads the places of a text whose names are `@id@`, and takes them out of the reading.
 *
 * @param roles of all places of the message, in their order
 */
export function placesIn(reading: Reading, message: string, roles: readonly Role[]): PlaceMentions {
  const named = [...message.matchAll(/@([a-z]+)@/g)].flatMap(
    ({ 0: whole, 1: id, index }, nth): Named[] => {
      const found = placeOf(id);
      // Changes of nights have been taken out of the reading.
      const isLeft = reading.text.startsWith(whole, index);
      return found && isLeft ? [{ place: found, role: roles[nth] ?? 'about' }] : [];
    },
  );
  const mentioned = named.map(({ place }) => place);
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
  const of = (...wanted: readonly Role[]) =>
    named.filter(({ role }) => wanted.includes(role)).map(({ place }) => place);
  const islands = (...wanted: readonly Role[]) =>
    of(...wanted).flatMap((one) => islandOf(one) ?? []);
  const avoids = [...new Set(islands('avoid'))];
  const staying = staysIn(reading, mentioned, avoids);
  const start = of('from', 'flyin')[0];
  const isBothWays = reading.has(bothWays);
  const flownIn = of('flyin')[0];
  const flownOut = of('flyout').at(-1) ?? (isBothWays ? flownIn : undefined);
  // `A trip to Milos` is no end of one.
  const to = of('to').find((one) => start !== undefined || !islandOf(one) || one === lastStay);
  const end = flownOut ?? to ?? (isBothWays ? start : undefined);
  const either = reading
    .takeAll(`${place}(?:,? or |/| η (?:στη |στην |στον |στο |στα )?)${the}${place}`)
    .flatMap(islandsOf);
  reading.takeAll(place);
  const isKept = (island: PlaceId) => !avoids.some((one) => one === island);
  const rest = islands('visit', 'about', 'at', 'day', 'to').filter((one) => one !== end);
  const change = reading.has(swapWords) ? changeIn(named) : undefined;
  const swapped = change ? [change.in, change.out] : [];
  const wants: IslandMention[] = [
    ...staying,
    ...rest.filter(isKept).map((island) => ({ island })),
    ...[...islands('maybe'), ...either].filter(isKept).map((island) => ({ island, maybe: true })),
  ];
  const [at] = islands('at');
  return {
    ...(at ? { at } : {}),
    ...(start ? { start: flownIn ?? start } : {}),
    ...(end ? { end } : {}),
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
  };
}
