import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { type GatewayId, gatewayIds, type PlaceId } from '../understand/place-names';
import type { Turn } from '../understand/turn';
import { endsOf } from './ends';

/** Places of a question that goes on: another island takes the place of the one before. */
export function placesAfter({ places }: Turn, { places: before }: Turn): Turn['places'] {
  const { swap } = places;
  const avoids = [...new Set([...before.avoids, ...places.avoids])];
  if (swap) {
    const put = <One extends string>(list: readonly One[]) =>
      list.map((one) => (one === swap.out ? (swap.in as unknown as One) : one));
    const wants = before.wants.map((one) =>
      one.island === swap.out ? { ...one, island: swap.in } : one,
    );
    return { ...before, wants, avoids, mentioned: put(before.mentioned) };
  }
  const isNew = places.mentioned.some((one) => !places.avoids.some((avoided) => avoided === one));
  if (isNew) return { ...places, avoids };
  return {
    ...before,
    avoids,
    wants: before.wants.filter(({ island }) => !avoids.includes(island)),
    mentioned: before.mentioned.filter((one) => !places.avoids.some((avoided) => avoided === one)),
  };
}

const isGateway = (place: PlaceId): place is GatewayId => gatewayIds.some((one) => one === place);
const notThis = (place: PlaceId) =>
  new RegExp(
    `(?:not|no|instead of|rather than|οχι|αντι(?: για)?) (?:from |απο )?(?:τη |την |τον |το )?@${place}@`,
    'u',
  );
const fromThis = (place: PlaceId) =>
  new RegExp(
    `(?:from|out of|leav\\p{L}+|stay\\p{L}* (?:on|in|at)|based (?:on|in)|απο|μεν\\p{L}+(?: στη[ν]?| στο[ν]?)?) (?:τη |την |τον |το )?@${place}@`,
    'u',
  );

/** Ends of a crossing after another message: the way back, another port, another island. */
export function boatPlaces(turn: Turn, before: Turn, isBack: boolean): Turn['places'] {
  const ends = endsOf(before);
  const named = [...new Set(turn.places.mentioned)].filter(
    (place) => !notThis(place).test(turn.text),
  );
  if (!ends || named.length > 1) return turn.places;
  let { from, to } = isBack ? { from: ends.to, to: ends.from } : ends;
  const [place] = named;
  if (place && place !== from && place !== to) {
    const isStart = fromThis(place).test(turn.text);
    const isEnd =
      !isStart && (turn.places.end === place || (isIslandSlug(place) && !isGateway(place)));
    if (isGateway(place) && !isStart) {
      if (isGateway(to) && !isGateway(from)) to = place;
      else from = place;
    } else if (isStart) from = place;
    else if (isEnd) to = place;
  }
  return { ...before.places, start: from, end: to, mentioned: [from, to], wants: [], avoids: [] };
}
