import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays, daysBetween } from '@/lib/foundation/time/days';
import { named, nameOf } from '../word/names';
import { labelOf, type PlanBrief } from '../word/plan';
import { type Next, resultsOf, type TurnRequest } from './turn-request';
import { usualDay, type Week, weekdaysCall } from './usual-day';

interface Connection {
  readonly place: { readonly id: string };
  readonly shortestMinutes: number;
  readonly lowestCents: number | null;
  readonly boatsAWeek: readonly Week[];
}

/** Minutes of the fastest boat to an island that is near enough for a day. */
const longest = 100;
const mostIslands = 4;

/** Weekdays with a boat in the week that is nearest to a day. */
const weekdaysNear = ({ boatsAWeek }: Connection, day: string) =>
  boatsAWeek.toSorted(
    (a, b) => Math.abs(daysBetween(a.monday, day)) - Math.abs(daysBetween(b.monday, day)),
  )[0]?.weekdays ?? [];

/** Lists the islands with direct boats there and back that are near enough for a day, the nearest first. */
export function openDayTripNext(asked: TurnRequest, base: IslandSlug): Next {
  const { turn, trip, today, t, locale } = asked;
  const calls = [weekdaysCall(base), weekdaysCall(base, 'to')];
  const [out, back] = calls.map(({ input }) =>
    resultsOf(asked, 'getDirectConnections').find(
      (one) => one.input.place === base && one.input.way === input.way,
    ),
  );
  if (!out || !back) return { calls };
  const day = turn.times[0]?.first ?? usualDay(today, turn) ?? addDays(today, 1);
  const connectionsOf = ({ output }: typeof out) =>
    (output.connections ?? []) as readonly Connection[];
  const refused = new Set<string>([...trip.avoids, ...turn.places.avoids]);
  const found = connectionsOf(out)
    .flatMap((there) => {
      const home = connectionsOf(back).find(({ place }) => place.id === there.place.id);
      const days = home
        ? weekdaysNear(there, day).filter((one) => weekdaysNear(home, day).includes(one)).length
        : 0;
      return days > 0 ? [{ ...there, days }] : [];
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
  const label = labelOf(out.output.label as PlanBrief['label']);
  return {
    text: `${t('dayTrip.open', named('from', base, locale))}\n\n${lines.map((one) => `- ${one}`).join('\n')}\n\n${t('dayTrip.name')}\n\n${label}`,
  };
}
