import 'server-only';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import { adminClient } from '@/lib/platform/supabase/admin';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import type { BoatChange, TripChanges } from '@/lib/trips/saved-trips/export/types';
import { tripFindings } from './queries';
import { watchTexts } from './texts';
import type { Finding, WatchedTrip } from './types';
import { findingWords } from './words';

/**
 * Changes of a trip's boats for its calendar. A boat that is late keeps its time, because one has to be there by the
 * timetable.
 *
 * @param key id of the trip, or token of its link
 */
export async function boatChanges(
  trip: WatchedTrip,
  locale: Locale,
  key: string,
): Promise<TripChanges> {
  const network = liveNetwork();
  const [t, recorded] = await Promise.all([watchTexts(locale), lastNews(key)]);
  const findings = tripFindings(trip);
  const byBoat = Map.groupBy(findings, placeOf);
  // The watch records what is found within half a minute.
  const times = [...findings.map(({ since }) => utcIso(since)), ...(recorded ? [recorded] : [])];
  return {
    newsAt: times.sort().at(-1),
    of(position, sequence): BoatChange | undefined {
      const found = byBoat.get(placeOf({ position, sequence }));
      if (!found) return undefined;
      const words = found.map((finding) => findingWords(finding, network, locale, t));
      return {
        label: words.map(({ kind }) => kind).join(' · '),
        text: words
          .map(({ what, todo, call }) => [what, todo, call].filter(Boolean).join('\n'))
          .join('\n'),
        now: Object.assign({}, ...found.map(timesNow)),
      };
    },
  };
}

const placeOf = ({ position, sequence }: Pick<Finding, 'position' | 'sequence'>) =>
  `${position}/${sequence}`;

function timesNow({ kind, facts: { departs, arrives, port } }: Finding): BoatChange['now'] {
  if (kind !== 'moved' && kind !== 'port' && kind !== 'early') return {};
  return {
    ...(departs === undefined ? {} : { departsAt: utcIso(departs) }),
    ...(arrives === undefined ? {} : { arrivesAt: utcIso(arrives) }),
    ...(port ? { fromPort: port } : {}),
  };
}

/**
 * Time at which the watch last found or ended a change of the trip: the revision of its events never falls when a
 * change is taken back. A calendar without it is still right.
 */
async function lastNews(key: string): Promise<string | undefined> {
  const answer = await adminClient()?.rpc('trip_news_at', { key });
  const instant = answer?.data ? new Date(answer.data) : undefined;
  return instant?.toISOString();
}
