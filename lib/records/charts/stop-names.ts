import type { NamedStop, StopName } from './stop-name-box';
import { type Around, type Names, Room } from './stop-name-room';
import type { Layout, Tier } from './types';

/** Number of rounds in which stops left without room are placed first. */
const rounds = 4;
/** Number of stops, the largest of those without room on every screen, that are tried first one by one. */
const singles = 8;

/**
 * Finds a place for the name of every stop, so that no two overlap at any width of the layout and none seems to name
 * another place: its words are nearer to its own dot, or its own land, than to any other dot or land, or a line leads
 * to them, and they do not cover other land. A stop without room keeps its dot and is missing from the result; of those
 * of one rank the largest islands are named first.
 *
 * @param aspect width to height of the window
 */
export function placeStopNames(
  stops: readonly NamedStop[],
  layout: Layout,
  aspect: number,
  around: Around = {},
): Names {
  const room = new Room(stops, layout, aspect, around);
  const byImportance = stops.toSorted((a, b) => a.rank - b.rank || (b.size ?? 0) - (a.size ?? 0));
  let best: Placing = { order: byImportance, names: new Map(), worth: -1 };
  const attempt = (first: readonly NamedStop[], rest: readonly NamedStop[]) => {
    const order = [...first, ...rest.filter((stop) => !first.includes(stop))];
    const names = room.settle(order);
    const worth = stops.reduce((sum, stop) => sum + worthOf(stop, names.get(stop.id)), 0);
    if (worth > best.worth) best = { order, names, worth };
    return { order, wanting: order.filter((stop) => !isWhole(stop, names.get(stop.id))) };
  };
  let { order, wanting } = attempt([], byImportance);
  for (let round = 1; round < rounds && wanting.length > 0; round++) {
    ({ order, wanting } = attempt(wanting, order));
  }
  // Some find room one by one that did not when tried together.
  const left = byImportance.filter(
    (stop) => !isWhole({ ...stop, note: undefined }, best.names.get(stop.id)),
  );
  for (const stop of left.slice(0, singles)) attempt([stop], best.order);
  return best.names;
}

interface Placing {
  readonly order: readonly NamedStop[];
  readonly names: Names;
  readonly worth: number;
}

const isWhole = ({ note }: NamedStop, name: StopName | undefined) =>
  name !== undefined && name.tier === 1 && (!note || name.note);

/** Weights of names by the screens on which they are visible: highest on every screen. */
const tierWorth: Record<Tier, number> = { 1: 1, 2: 0.85, 3: 0.5 };
/** Area in square kilometres above which all land counts as large. */
const largest = 500;

/** A name weighs more than any number of notes, and the more so the lower its rank and the larger its island. */
function worthOf({ rank, size = 0 }: NamedStop, name: StopName | undefined) {
  if (!name) return 0;
  const known = 1 + Math.sqrt(Math.min(size, largest)) / 4;
  return (
    100 ** Math.max(1, 4 - rank) * known * tierWorth[name.tier] +
    (name.note ? (3 - rank) * tierWorth[name.noteTier] : 0)
  );
}
