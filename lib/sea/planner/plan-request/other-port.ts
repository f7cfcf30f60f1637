import 'server-only';
import { daysBetween } from '@/lib/foundation/time/days';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Gateway, PlanRequest } from '../solver/request';
import type { Plan } from '../solver/types';
import { solvedPlan } from './solved-plan';

/** The same tour from Piraeus, which has more nights on the islands. */
export interface OtherPort {
  readonly request: PlanRequest;
  readonly moreNights: number;
}

/** Nights that another port has to gain before it is offered. */
const worthwhileNights = 2;

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
 * has neither, or boats are locked.
 */
export function fromPiraeus(request: PlanRequest): PlanRequest | undefined {
  const isSmall = ({ place }: Gateway) => place === 'rafina' || place === 'lavrio';
  const { start, end, locks } = request;
  if (locks.length > 0 || !(isSmall(start) || isSmall(end))) return undefined;
  const instead = (gateway: Gateway) => (isSmall(gateway) ? { place: 'piraeus' } : gateway);
  return { ...request, start: instead(start), end: instead(end) };
}

/**
 * Finds out whether a tour that wastes nights would have them from Piraeus. Searches, in another thread,
 * only for plans from Rafina or Lavrio that are at least two nights short.
 */
export async function otherPort(
  network: FerryNetwork,
  request: PlanRequest,
  plan: Plan,
  signal?: AbortSignal,
): Promise<OtherPort | undefined> {
  const nights = islandNights(plan);
  const isShort = mostNights(request, plan) - nights >= worthwhileNights;
  const other = isShort ? fromPiraeus(request) : undefined;
  if (!other) return undefined;
  const solved = await solvedPlan(network, other, signal);
  if (solved.state !== 'done' || solved.answer.kind !== 'plan') return undefined;
  const { plan: instead } = solved.answer;
  const moreNights = islandNights(instead) - nights;
  const hasAll = plan.order.every((island) => instead.order.includes(island));
  return hasAll && moreNights >= worthwhileNights ? { request: other, moreNights } : undefined;
}
