import { dayOf } from '../../../../foundation/time/days.ts';
import type { FerryFeed } from '../../../timetable/types.ts';
import type { PlanRequest } from '../../problem/request.ts';
import { nightOnTheWay, preferredNights, weightsOf } from '../pricing.ts';
import { portsOf, roadsOf } from './all-boats.ts';
import { allWays } from './all-ways.ts';

export interface EveryPlan {
  /** Lowest cost; infinite if no plan satisfies the request. */
  readonly cost: number;
  /** Lowest cost of any other order. */
  readonly nextCost: number;
}

/** Order with the cost of its best dates. */
export interface EveryOrder {
  /** Slugs separated by spaces. */
  readonly order: string;
  readonly cost: number;
}

export function tryEverything(feed: FerryFeed, request: PlanRequest): EveryPlan {
  const [best, next] = everyOrder(feed, request);
  return { cost: best?.cost ?? Infinity, nextCost: next?.cost ?? Infinity };
}

/**
 * Returns every order a request allows, cheapest first, by trying every order, every number of
 * nights and every way by sea. Shares only the weights with the solver.
 */
export function everyOrder(feed: FerryFeed, request: PlanRequest): EveryOrder[] {
  const { wishes, islands, order: fixed, choose = 'as-many-as-fit' } = request;
  const firstDay = dayOf(request.firstDay);
  const weights = weightsOf(wishes);
  const idleDay = weights.idleDay * (request.party.adults + request.party.children);
  const wayCost = allWays(feed, request);
  const room = nightOnTheWay * (request.party.adults + request.party.children);
  const flightDay = request.flight && dayOf(request.flight.departure.slice(0, 10)) - firstDay;
  const days = Math.min(dayOf(request.lastDay) - firstDay, flightDay ?? Infinity) + 1;
  const start = roadsOf(feed, request.start);
  const end = roadsOf(feed, request.end);
  const isOn = (roads: Map<string, number>, island: string) =>
    portsOf(feed, island).some((port) => roads.has(port));

  function legOf(from: string, to: string, day: number, nights: number): number {
    for (const lock of request.locks) {
      if (lock.from === from && (lock.to !== to || dayOf(lock.date) !== firstDay + day)) {
        return Infinity;
      }
      if (lock.to === to && lock.from !== from) return Infinity;
    }
    const byLand = (from === 'start' && isOn(start, to)) || (to === 'end' && isOn(end, from));
    if (byLand) return nights === 0 ? 0 : Infinity;
    const cost = wayCost(from, to, firstDay + day, nights);
    if (nights === 0 || request.locks.some((lock) => lock.from === from && lock.tripIds))
      return cost;
    // No night on the way that saves less than a room (ADR 64).
    const sameDay = wayCost(from, to, firstDay + day, 0);
    const byDay = Math.min(sameDay, wayCost(from, to, firstDay + day + 1, 0));
    return byDay <= cost + room ? Infinity : cost;
  }
  const memory = new Map<string, number>();
  function legCost(from: string, to: string, day: number, nights: number): number {
    const key = `${from} ${to} ${day} ${nights}`;
    const cost = memory.get(key) ?? legOf(from, to, day, nights);
    memory.set(key, cost);
    return cost;
  }

  const isRequired = ({ island, required }: PlanRequest['islands'][number]) =>
    required || request.locks.some((lock) => lock.from === island || lock.to === island);
  const needed = islands.filter(isRequired).map(({ island }) => island as string);

  const costs = new Map<string, number>();
  function reach(order: readonly string[], day: number, slept: number, cost: number): void {
    const last = order.at(-1) ?? 'start';
    const wish = islands.find(({ island }) => island === last);
    const preferred = wish && preferredNights(wishes.pace, wish.minNights, wish.maxNights);
    const from = wish ? day + wish.minNights : 0;
    const to = Math.min(days - 1, wish ? day + wish.maxNights : days - 1);
    for (let leave = from; leave <= to; leave += 1) {
      const stayed = wish ? leave - day : 0;
      const stay =
        preferred === undefined ? 0 : Math.abs(leave - day - preferred) * weights.nightOff;
      for (const nights of leave + 1 < days ? [0, 1] : [0]) {
        if (order.length > 0) {
          const idle = (flightDay ?? days - 1) - slept - stayed;
          const leg = legCost(last, 'end', leave, nights);
          const total = cost + stay + leg + idle * idleDay;
          const key = order.join(' ');
          if (total < (costs.get(key) ?? Infinity)) costs.set(key, total);
        }
        for (const { island } of islands) {
          if (order.includes(island) || (fixed && fixed[order.length] !== island)) continue;
          const total = cost + stay + legCost(last, island, leave, nights);
          if (total < Infinity) reach([...order, island], leave + nights, slept + stayed, total);
        }
      }
    }
  }
  reach([], 0, 0, 0);

  const count = (order: string) => order.split(' ').length;
  const whole = [...costs]
    .map(([order, cost]) => ({ order, cost }))
    .filter(({ order }) =>
      fixed
        ? order === fixed.join(' ')
        : needed.every((island) => order.split(' ').includes(island)),
    );
  const wanted =
    choose === 'as-many-as-fit' || fixed
      ? Math.max(...whole.map(({ order }) => count(order)))
      : Math.max(needed.length, islands.filter(({ required }) => required).length + choose);
  return whole.filter(({ order }) => count(order) === wanted).sort((a, b) => a.cost - b.cost);
}
