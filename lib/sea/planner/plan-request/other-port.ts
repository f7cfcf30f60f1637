import 'server-only';
import { daysBetween } from '@/lib/foundation/time/days';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Plan } from '../problem/plan';
import type { Gateway, PlanRequest } from '../problem/request';
import { solvedPlan } from './solved-plan';

/** The same tour from Piraeus, where it has more nights on the islands or fewer changes of boat. */
export interface OtherPort {
  readonly request: PlanRequest;
  /** All of its nights, if no tour was found from the requested port. Never negative. */
  readonly moreNights: number;
  /** Never negative; zero without a tour from the requested port. */
  readonly fewerChanges: number;
}

/** Nights or changes that another port has to gain before it is offered. */
const worthwhile = 2;

const islandNights = ({ stays }: Pick<Plan, 'stays'>) =>
  stays.reduce((sum, { nights }) => sum + nights, 0);

/** Nights that the islands of a plan could have at most: their limits, or those of the range. */
function mostNights({ islands, firstDay, lastDay }: PlanRequest, { order }: Plan): number {
  const wished = islands.filter(({ island }) => order.includes(island));
  const limits = wished.reduce((sum, { maxNights }) => sum + maxNights, 0);
  return Math.min(limits, daysBetween(firstDay, lastDay));
}

/**
 * The request with Piraeus in place of Rafina and Lavrio, which have boats to few islands. Undefined if it
 * has neither, or if a boat from or to one of them is locked.
 */
export function fromPiraeus(request: PlanRequest): PlanRequest | undefined {
  const isSmall = ({ place }: Gateway) => place === 'rafina' || place === 'lavrio';
  const { start, end, locks } = request;
  if (!(isSmall(start) || isSmall(end))) return undefined;
  if (locks.some(({ from, to }) => from === 'start' || to === 'end')) return undefined;
  const instead = (gateway: Gateway) => (isSmall(gateway) ? { place: 'piraeus' } : gateway);
  return { ...request, start: instead(start), end: instead(end) };
}

/** True if a tour is short of nights, changes boats often, or was not found. */
function mayBeBetter(request: PlanRequest, plan: Plan | undefined): boolean {
  if (!plan || plan.totals.transfers >= worthwhile) return true;
  return mostNights(request, plan) - islandNights(plan) >= worthwhile;
}

/**
 * Finds out whether Piraeus has a tour where Rafina or Lavrio has none, or a better one where their
 * tour wastes nights or changes boats often. Searches in another thread, and only in these cases.
 */
export async function otherPort(
  network: FerryNetwork,
  request: PlanRequest,
  plan: Plan | undefined,
  signal?: AbortSignal,
): Promise<OtherPort | undefined> {
  const other = mayBeBetter(request, plan) ? fromPiraeus(request) : undefined;
  if (!other) return undefined;
  const solved = await solvedPlan(network, other, signal);
  if (solved.state !== 'done' || solved.answer.kind !== 'plan') return undefined;
  const { plan: instead } = solved.answer;
  const nights = islandNights(instead);
  if (!plan) return { request: other, moreNights: nights, fewerChanges: 0 };
  const moreNights = nights - islandNights(plan);
  const fewerChanges = plan.totals.transfers - instead.totals.transfers;
  const hasAll = plan.order.every((island) => instead.order.includes(island));
  // Nights outweigh changes, but not the other way round.
  const isBetter = moreNights >= worthwhile || (moreNights >= 0 && fewerChanges >= worthwhile);
  if (!(hasAll && isBetter)) return undefined;
  return { request: other, moreNights, fewerChanges: Math.max(0, fewerChanges) };
}
