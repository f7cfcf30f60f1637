import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay } from '@/lib/foundation/i18n/format';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import { link, named } from '../word/names';
import { labelOf } from '../word/plan';
import { faultOf } from './ferry';
import { clockOf, type Sailings } from './journeys';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Minutes ashore below which a day trip is not worth the boats. */
const shortestVisit = 120;

/** Finds boats there and back on one day, with the time ashore between them. */
export function dayTripNext(asked: TurnRequest, planned: IslandSlug | undefined): Next {
  const { turn, today, t, locale } = asked;
  const { mentioned, start } = turn.places;
  const from = start ?? (mentioned.length > 1 ? mentioned[0] : planned) ?? 'piraeus';
  // Delos, where nobody may stay, is reached from Mykonos.
  const to =
    mentioned.find((one) => one !== from && isIslandSlug(one)) ??
    (turn.subjects.includes('delos') && from !== 'mykonos' ? 'mykonos' : undefined);
  if (!to) return { text: t('ask.ferry') };
  const date = turn.times.find(({ grain }) => grain === 'day')?.first ?? addDays(today, 1);
  const [out, back] = resultsOf(asked, 'searchFerries');
  if (!out || !back) {
    const port = from === 'athens' || from === 'ath' ? 'piraeus' : from;
    return {
      calls: [
        { tool: 'searchFerries', input: { from: port, to, date, sort: 'arrival' } },
        { tool: 'searchFerries', input: { from: to, to: port, date } },
      ],
    };
  }
  const there = (out.output as unknown as Sailings).crossings?.[0];
  const home = (back.output as unknown as Sailings).crossings?.[0];
  if (!there || !home) return { text: faultOf(asked, there ? back.output : out.output) };
  const names = { ...named('from', from, locale), ...named('to', to, locale) };
  const day = formatDay(there.date, locale, 'long', true);
  const first = there.journeys.toSorted((a, b) => a.arrival.localeCompare(b.arrival))[0];
  const last = home.journeys
    .filter(({ arrival }) => arrival.slice(0, 10) === there.date)
    .toSorted((a, b) => b.departure.localeCompare(a.departure))[0];
  const { pages, label } = out.output as unknown as Sailings;
  const page = `${labelOf(label)}${link(t('ferry.page'), pages.page)}.`;
  const minutes =
    first && last ? (Date.parse(last.departure) - Date.parse(first.arrival)) / 60_000 : 0;
  if (!first || !last || minutes < shortestVisit || first.arrival.slice(0, 10) !== there.date)
    return { text: `${t('dayTrip.none', { ...names, day })}\n\n${page}` };
  const text = t('dayTrip.found', {
    ...names,
    day,
    out: `${clockOf(first.departure)}–${clockOf(first.arrival)}`,
    back: `${clockOf(last.departure)}–${clockOf(last.arrival)}`,
    time: formatDuration(minutes, locale),
  });
  return { text: `${text}\n\n${page}` };
}
