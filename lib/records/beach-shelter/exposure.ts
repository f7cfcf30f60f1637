import { waveMetres } from '@/lib/records/weather/wave-growth';
import { type SeaState, seaStateOf, type Wind } from './waves';

/** Kilometres of open water in sixteen directions, clockwise from north. */
export type Fetches = readonly number[];

/** Effect of a wind on the water at a place. */
export interface Exposure {
  readonly state: SeaState;
  /** Direction from which the wind blows, degrees. */
  readonly from: number;
  /** Length of open water that the wind has crossed. */
  readonly fetchKm: number;
  /** Height of the waves it raises, without swell. */
  readonly waveM: number;
}

/**
 * Length of open water towards any bearing in degrees, interpolated between the two nearest
 * directions.
 */
export function fetchTowards(fetches: Fetches, bearing: number): number {
  const place = ((((bearing % 360) + 360) % 360) / 360) * fetches.length;
  const [index, share] = [Math.floor(place), place % 1];
  const [here, next] = [fetches[index % fetches.length], fetches[(index + 1) % fetches.length]];
  return (here ?? 0) * (1 - share) + (next ?? 0) * share;
}

/** Exposure of a place to a wind. */
export function exposureTo(fetches: Fetches, { from, kmh }: Wind): Exposure {
  const fetchKm = fetchTowards(fetches, from);
  const waveM = waveMetres(fetchKm, kmh);
  return { state: seaStateOf(waveM), from, fetchKm, waveM };
}

/** Worst exposure under a wind that swings between several bearings. */
export function worstExposure(
  fetches: Fetches,
  bearings: readonly number[],
  kmh: number,
): Exposure {
  const each = bearings.map((from) => exposureTo(fetches, { from, kmh }));
  return each.reduce((worst, one) => (one.waveM > worst.waveM ? one : worst));
}

/** Kilometres of open water over which a fresh breeze raises waves that a bather notices. */
const openKm = 4;

/**
 * Directions from which a place is open to the wind, as clockwise arcs of sixteen directions: `[6,
 * 10]` is east-south-east to south-south-west. Empty for a place closed all around; `[0, 15]` for
 * one open on all sides.
 */
export function openArcs(fetches: Fetches): (readonly [from: number, to: number])[] {
  const count = fetches.length;
  const isOpen = (index: number) => (fetches[(index + count) % count] ?? 0) >= openKm;
  const starts = fetches.flatMap((_, index) =>
    isOpen(index) && !isOpen(index - 1) ? [index] : [],
  );
  if (starts.length === 0) return isOpen(0) ? [[0, count - 1]] : [];
  return starts.map((from) => {
    let to = from;
    while (isOpen(to + 1)) to += 1;
    return [from, to % count] as const;
  });
}
