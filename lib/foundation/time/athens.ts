import { daysBetween } from './days.ts';
import { now } from './epoch-minutes.ts';
import type { EpochMinutes, IsoDate } from './types.ts';

/** Time zone of all ports and islands. */
export const athensZone = 'Europe/Athens';

const clocks = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: athensZone,
});
// Swedish writes dates the ISO way.
const dates = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: athensZone });
/** Time in Athens: `07:25`, the same in both languages. */
export function formatClock(instant: EpochMinutes): string {
  return clocks.format(instant * 60_000);
}

/** Date in Athens, `2027-07-14`. */
export function athensDate(instant: EpochMinutes): IsoDate {
  return dates.format(instant * 60_000);
}

/** Current date in Athens. */
export const today = (): IsoDate => athensDate(now());

/** Number of midnights in Athens between two instants: the `+1` beside an arrival. */
export function midnightsBetween(from: EpochMinutes, to: EpochMinutes): number {
  return daysBetween(athensDate(from), athensDate(to));
}
