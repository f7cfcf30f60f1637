import type { ChartPoint } from '@/lib/foundation/geo/projection';

/** The feathers of a wind barb: fifty, ten and five knots each. */
export interface Feathers {
  readonly pennants: number;
  readonly full: number;
  readonly half: number;
}

const kmPerNauticalMile = 1.852;

/**
 * Feathers of a wind in meteorological notation, to the nearest five knots. A calm has none, and is drawn as a ring.
 */
export function feathersOf(kmh: number): Feathers {
  const fives = Math.round(kmh / kmPerNauticalMile / 5);
  return { pennants: Math.floor(fives / 10), full: Math.floor((fives % 10) / 2), half: fives % 2 };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Distance between feathers and length of a feather, as shares of the staff. */
const [step, reach] = [0.14, 0.42];

/**
 * A wind barb as path data, from its station pointing to where the wind comes from; the feathers are on the left when
 * looking along the staff to the station, as in the northern hemisphere. Empty for a calm.
 *
 * @param kmh mean wind
 * @param from degrees clockwise from north
 * @param length of the staff
 * @param station position of the station
 */
export function barbPath(
  kmh: number,
  from: number,
  length: number,
  [x, y]: ChartPoint = [0, 0],
): string {
  const { pennants, full, half } = feathersOf(kmh);
  if (pennants + full + half === 0) return '';
  const turn = (from * Math.PI) / 180;
  const [alongX, alongY] = [Math.sin(turn), -Math.cos(turn)];
  // To the right of an observer who looks from the station into the wind.
  const [sideX, sideY] = [-alongY, alongX];
  const at = (along: number, side: number) =>
    `${tenth(x + (alongX * along + sideX * side) * length)} ${tenth(y + (alongY * along + sideY * side) * length)}`;
  let path = `M${at(0, 0)}L${at(1, 0)}`;
  let place = 1;
  for (let count = 0; count < pennants; count += 1) {
    path += `M${at(place, 0)}L${at(place, reach)}L${at(place - step, 0)}Z`;
    place -= step * 1.25;
  }
  // A pennant and a full feather would touch.
  for (let count = 0; count < full; count += 1) {
    path += `M${at(place, 0)}L${at(place + 0.16, reach)}`;
    place -= step;
  }
  // A single half feather is set in from the end, where it would look like a full one.
  if (half) {
    if (pennants + full === 0) place -= step;
    path += `M${at(place, 0)}L${at(place + 0.08, reach / 2)}`;
  }
  return path;
}
