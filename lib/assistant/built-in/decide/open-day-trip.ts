import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import { named, nameOf } from '../word/names';
import { labelOf, type PlanBrief } from '../word/plan';
import { type Next, resultsOf, type TurnRequest } from './turn-request';
import { connectionsOf, usualDay, weekdaysCall, weekOf } from './usual-day';

/** Minutes of the fastest boat to an island that is near enough for a day. */
const longest = 100;
const mostIslands = 4;

/** Lists the islands with direct boats there and back that are near enough for a day, the nearest first. */
export function openDayTripNext(asked: TurnRequest, base: IslandSlug): Next {
  const { turn, trip, today, t, locale } = asked;
  const [out, back] = [weekdaysCall(base), weekdaysCall(base, 'to')];
  const connections = connectionsOf(asked, out);
  if (!connections || !connectionsOf(asked, back)) return { calls: [out, back] };
  const day = turn.times[0]?.first ?? usualDay(today, turn) ?? addDays(today, 1);
  const refused = new Set<string>([...trip.avoids, ...turn.places.avoids]);
  const found = connections
    .flatMap((one) => {
      const [there, home] = [out, back].map((call) => weekOf(asked, call, one.place.id, day));
      const days = there?.weekdays.filter((weekday) => home?.weekdays.includes(weekday)).length;
      return days ? [{ ...one, days }] : [];
    })
    .filter(
      ({ place, shortestMinutes }) =>
        isIslandSlug(place.id) && !refused.has(place.id) && shortestMinutes <= longest,
    )
    .toSorted((a, b) => a.shortestMinutes - b.shortestMinutes)
    .slice(0, mostIslands);
  if (found.length === 0) return { text: t('dayTrip.noneNear', named('from', base, locale)) };
  const lines = found.map(({ place, shortestMinutes, lowestCents, days }) =>
    t('dayTrip.near', {
      island: nameOf(place.id, locale),
      time: formatDuration(shortestMinutes, locale),
      count: days,
      fare: lowestCents === null ? 'none' : formatEuros(lowestCents, locale),
    }),
  );
  const label = labelOf(
    resultsOf(asked, 'getDirectConnections')[0]?.output.label as PlanBrief['label'],
  );
  return {
    text: `${t('dayTrip.open', named('from', base, locale))}\n\n${lines.map((one) => `- ${one}`).join('\n')}\n\n${t('dayTrip.name')}\n\n${label}`,
  };
}
