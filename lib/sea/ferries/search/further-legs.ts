import { isDate } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { endOf, type NetworkPorts } from './ends';
import type { SearchFault } from './parameters';

export const legParts = ['from', 'to', 'date'] as const;
export type LegPart = (typeof legParts)[number];

/** A further leg as it was written, valid or not; missing parts are empty. */
export type WrittenLeg = Readonly<Record<LegPart, string>>;

/** Error in one part of a further leg. */
export interface LegFault {
  /** Its place among them, from 0. */
  readonly index: number;
  readonly part: LegPart;
  readonly fault: SearchFault;
}

/** The parts of a `leg` of an address, `from~to~date`. */
export function readLeg(text: string): WrittenLeg {
  const [from = '', to = '', date = ''] = text.split('~').map((part) => part.trim());
  return { from, to, date };
}

/**
 * Errors of further legs, part by part. Legs must be in order: none may come before the leg it follows, nor the first
 * one before `outbound`, when that day is known.
 */
export function faultsOfLegs(
  legs: readonly string[],
  network: NetworkPorts,
  outbound: IsoDate | undefined,
): LegFault[] {
  let earliest = outbound;
  return legs.flatMap((text, index) => {
    const leg = readLeg(text);
    const faults = faultsOf(leg, network, earliest);
    if (faults.length === 0) earliest = leg.date as IsoDate;
    return faults.map(([part, fault]) => ({ index, part, fault }));
  });
}

function faultsOf(
  { from, to, date }: WrittenLeg,
  network: NetworkPorts,
  earliest: IsoDate | undefined,
): (readonly [LegPart, SearchFault])[] {
  const { start, end } = network.info;
  const [a, b] = [endOf(network, from), endOf(network, to)];
  const unknown = (id: string): SearchFault => (id === '' ? 'missing' : 'unknown-port');
  const faults: (readonly [LegPart, SearchFault])[] = [];
  if (!a) faults.push(['from', unknown(from)]);
  if (!b) faults.push(['to', unknown(to)]);
  if (a && b && isSamePlace(a, b)) faults.push(['to', 'same-port']);
  if (!isDate(date)) faults.push(['date', date === '' ? 'no-day' : 'not-a-date']);
  else if (date < start || date > end) faults.push(['date', 'not-published']);
  else if (earliest !== undefined && date < earliest) faults.push(['date', 'leg-too-early']);
  return faults;
}

/** A port of an island and the island itself are the same place as well. */
export const isSamePlace = (
  a: { readonly portIds: readonly string[] },
  b: { readonly portIds: readonly string[] },
) => a.portIds.some((port) => b.portIds.includes(port));
