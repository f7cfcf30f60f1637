import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { WayOn } from '../types';

/** A way on in one line: day, time and GTFS trip of each new boat, moved nights, islands left out. */
export function wayText({ boats, nights, leftOut, laterHome, isLastBoat }: WayOn): string {
  const parts = [
    ...boats.map(({ departsAt, sailing }) => {
      const departs = epochMinutesOf(departsAt);
      return `${athensDate(departs).slice(8)} ${formatClock(departs)} ${sailing}`;
    }),
    ...nights.map(({ island, before, after }) => `${island} ${before}>${after}`),
    ...leftOut.map((island) => `without ${island}`),
    ...(laterHome > 0 ? [`${laterHome} later`] : []),
    ...(isLastBoat ? ['last boat'] : []),
  ];
  return parts.join(', ');
}

/** The same line with the difference of the fares in euros, paid nights that are lost, and wind that makes it doubtful. */
export function pricedWayText(way: WayOn): string {
  const { cents, paidNights, doubtfulForce } = way;
  const euros = cents === null ? 'fare unknown' : `${(cents / 100).toFixed(2)} euros`;
  const lost = paidNights > 0 ? `, ${paidNights} paid lost` : '';
  const wind = doubtfulForce === null ? '' : `, doubtful at ${doubtfulForce}`;
  return `${wayText(way)}: ${euros}${lost}${wind}`;
}
