import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { NightOp, Stop } from '../understand/night-table';
import type { Turn } from '../understand/turn';
import { awayOf, nightsOf } from './trip-nights';
import type { PlanBefore, TripState, Wanted } from './trip-state';

/** Nights of each stop in the order of the visit; undefined where the planner shares them. */
type Table = Map<Stop, number | undefined>;

const sumOf = (table: Table) =>
  [...table.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** The row that a stop means: Athens is where it is in the table. */
function rowOf(table: Table, stop: Stop): Stop {
  if (stop !== 'athens') return stop;
  return table.has('after') && !table.has('before') ? 'after' : 'before';
}

/** Gives or takes nights in equal shares; what is over goes to the shortest stays, or from the longest. */
function spread(table: Table, rows: readonly Stop[], by: number): void {
  const step = Math.sign(by);
  let left = Math.abs(by);
  while (left > 0) {
    const open = rows
      .filter((row) => step > 0 || (table.get(row) ?? 0) > 1)
      .toSorted((a, b) => step * ((table.get(a) ?? 0) - (table.get(b) ?? 0)));
    if (open.length === 0) return;
    for (const row of open.slice(0, left)) table.set(row, (table.get(row) ?? 0) + step);
    left -= Math.min(left, open.length);
  }
}

/** Applies operations to a table. `total` is the sum that the rest keeps. */
export function applied(before: Table, ops: readonly NightOp[], total: number): Table {
  const table = new Map(before);
  const put = (at: Stop, change: (now: number) => number) => {
    const row = rowOf(table, at);
    table.set(row, Math.max(0, change(table.get(row) ?? 0)));
  };
  for (const one of ops) {
    if (one.op === 'set') put(one.at, () => one.nights);
    else if (one.op === 'half') put(one.at, (now) => Math.floor(now / 2));
    else if (one.op === 'drop') table.delete(rowOf(table, one.at));
    else if (one.op === 'add' && one.at === 'each')
      for (const row of islandsOf(table)) put(row, (now) => Math.max(1, now + one.by));
    else if (one.op === 'add' && one.at && one.at !== 'each') put(one.at, (now) => now + one.by);
    else if (one.op === 'add' && ops.length === 1) spread(table, islandsOf(table), one.by);
  }
  for (const one of ops) {
    if (one.op !== 'rest') continue;
    const others = islandsOf(table).filter((row) => !isNamed(ops, row));
    const rows = one.at.length > 0 ? one.at.map((at) => rowOf(table, at)) : others;
    for (const row of rows) if (!table.has(row)) table.set(row, 0);
    spread(table, rows, total - sumOf(table));
  }
  for (const [row, nights] of table) if (nights !== undefined && nights <= 0) table.delete(row);
  return table;
}

const islandsOf = (table: Table) => [...table.keys()].filter(isIsland);
const isIsland = (row: Stop): row is IslandSlug => isIslandSlug(row);
const isNamed = (ops: readonly NightOp[], row: Stop) =>
  ops.some(({ at }) => [at ?? []].flat().some((one) => one === row));

/** A trip after a message that changes the nights of its stops. */
export function withNightOps(
  before: TripState,
  next: TripState,
  { nightOps, length }: Turn,
  plan: PlanBefore | undefined,
): TripState {
  if (nightOps.length === 0) return next;
  // `Two on Donousa, but nine in all`: the others give them up.
  const ops: readonly NightOp[] = length ? [...nightOps, { op: 'rest', at: [] }] : nightOps;
  // Stops with their nights in place of our own choice are the whole trip.
  const isWhole =
    before.wants.size === 0 && ops.filter(({ op }) => op === 'set' || op === 'rest').length > 1;
  const dropped = new Set(ops.flatMap((one) => (one.op === 'drop' ? [one.at] : [])));
  const isStop = (one: IslandSlug) =>
    (next.wants.has(one) || dropped.has(one)) && (!isWhole || isNamed(ops, one));
  const stays = new Map(plan?.stays.map(({ island, nights }) => [island, nights]));
  const rows = [...new Set([...stays.keys(), ...before.wants.keys()])].filter(isStop);
  const { before: early, after: late } = before.athens ?? {};
  const table: Table = new Map<Stop, number | undefined>([
    ...(early ? [['before', early] as const] : []),
    ...rows.map((one) => [one, stays.get(one) ?? before.wants.get(one)?.nights?.[0]] as const),
    ...(late ? [['after', late] as const] : []),
  ]);
  const isTold =
    before.begin?.last !== undefined || (before.length !== undefined && !before.isUsualLength);
  const dated = { ...before, begin: before.begin ?? { first: '' as IsoDate } };
  const told = isTold ? (nightsOf(dated) ?? 0) + awayOf(before) : 0;
  const now = applied(table, ops, length?.nights ?? Math.max(told, sumOf(table)));
  // Nights that the planner chose give way where the length of the trip was given.
  const isOpen = (row: IslandSlug) =>
    isTold &&
    !before.wants.get(row)?.nights &&
    ops.every(({ op }) => op === 'set' || op === 'half' || op === 'drop') &&
    !isNamed(ops, row);
  const wants = new Map<IslandSlug, Wanted>();
  for (const island of new Set([...islandsOf(now), ...next.wants.keys()])) {
    const nights = now.get(island);
    if (!isStop(island) || dropped.has(island) || (nights === undefined && table.has(island)))
      continue;
    const isFixed = nights !== undefined && !isOpen(island);
    wants.set(island, isFixed ? { nights: [nights, nights] } : {});
  }
  const { athens: _, order, ...rest } = next;
  const kept = order?.filter((one) => wants.has(one));
  const athens = {
    ...(now.get('before') ? { before: now.get('before') } : {}),
    ...(now.get('after') ? { after: now.get('after') } : {}),
    ...(before.athens?.isExtra ? { isExtra: true } : {}),
  } as NonNullable<TripState['athens']>;
  return {
    ...rest,
    wants,
    ...(athens.before || athens.after ? { athens } : {}),
    ...(kept?.length === wants.size ? { order: kept } : {}),
    ...(isWhole || [...wants.values()].some(({ nights }) => !nights) ? {} : lengthOf(next, now)),
  };
}

/** The length by a table all of whose nights are known. */
function lengthOf({ begin, length, athens }: TripState, table: Table): Partial<TripState> {
  const all = sumOf(table);
  const away = (table.get('before') ?? 0) + (table.get('after') ?? 0);
  if (begin?.last) return { begin: { ...begin, last: addDays(begin.first, all) } };
  if (!length) return {};
  return { length: { nights: athens?.isExtra ? all - away : all, said: 'nights' } };
}
