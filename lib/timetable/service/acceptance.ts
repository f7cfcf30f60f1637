import { type Day, dateOf, dayOf, weekdayOf } from '@/lib/time/days';
import type { FerryFeed, Service } from '../types';

const horizonDays = 30;
const smallestShare = 0.3;

/**
 * Why a feed read without refusal still must not replace the one in service; undefined where it may.
 *
 * The rule: it must have a sailing within the next 30 days, and at least 30 % of the trips of the feed it
 * follows at the same address. The second half is for an export that broke off half-way; it no longer
 * holds once the feed in service has run out itself, nor against the pattern, which counts differently.
 */
export function reasonToKeep(
  current: FerryFeed | undefined,
  candidate: FerryFeed,
  now: Date,
): string | undefined {
  if (!sailsSoon(candidate, now)) return `no sailing within the next ${horizonDays} days`;
  if (!current || !sailsSoon(current, now)) return undefined;
  const [before, after] = [current.trips.length, candidate.trips.length];
  return after < before * smallestShare ? `only ${after} trips, ${before} before` : undefined;
}

function sailsSoon({ info, services }: FerryFeed, now: Date): boolean {
  // Swedish writes dates the ISO way.
  const today = new Intl.DateTimeFormat('sv', { timeZone: info.timezone }).format(now);
  // From yesterday: a boat that left late in the evening is still under way.
  for (let day = dayOf(today) - 1; day < dayOf(today) + horizonDays; day += 1) {
    if (services.some((service) => runsOn(service, day))) return true;
  }
  return false;
}

function runsOn({ weekdays, start, end, added, removed }: Service, day: Day): boolean {
  const date = dateOf(day);
  if (added.has(date)) return true;
  if (removed.has(date) || date < start || date > end) return false;
  return weekdays[weekdayOf(day)] === true;
}
