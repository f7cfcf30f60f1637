import { formatDuration, formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import { link, named, plain } from '../word/names';
import { labelOf } from '../word/plan';
import { faultOf, portFor } from './ferry';
import { clockOf, journeyLine, type Sailings } from './journeys';
import { pagesOf } from './quotes';
import { airportOf } from './topic-signs';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Minutes from the boat's arrival to take-off: the road to the airport, and check-in. */
const beforeFlight = { athens: 270, island: 150 };
const mostBoats = 4;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Finds the boats that leave an island before a flight home, the day before first. */
export function flightHomeNext(asked: TurnRequest): Next {
  const { turn, t, locale } = asked;
  const airport = airportOf(turn) ?? 'athens';
  const island = turn.places.mentioned.find((one) => isIslandSlug(one) && one !== airport);
  const least = isIslandSlug(airport) ? beforeFlight.island : beforeFlight.athens;
  const day = turn.times.find(({ grain }) => grain === 'day')?.first;
  const clock = turn.clocks.at(-1)?.clock;
  if (!island) return { text: t('ask.ferry') };
  if (!day) return { text: t('flightHome.when') };
  const eve = addDays(day, -1);
  const port = portFor(airport, island);
  const found = resultsOf(asked, 'searchFerries');
  if (found.length < 2) {
    const between = { from: island, to: port };
    return {
      calls: [
        { tool: 'searchFerries', input: { ...between, date: eve } },
        { tool: 'searchFerries', input: { ...between, date: day, sort: 'arrival' } },
      ],
    };
  }
  const [before, same] = found.map(({ output }) => output as unknown as Sailings);
  const crossing = before?.crossings?.[0];
  if (!before || !crossing) return { text: faultOf(asked, found[0]?.output ?? {}) };
  const isEve = crossing.date === eve;
  const flight = clock ? minutesOf(clock) : 0;
  const reaching = (same?.crossings?.[0]?.journeys ?? []).filter(
    ({ arrival }) => arrival.slice(0, 10) === day && minutesOf(clockOf(arrival)) + least <= flight,
  );
  const names = named('island', island, locale);
  const head = t('flightHome.head', {
    ...names,
    ...named('airport', airport, locale),
    flight: formatDay(day, locale, 'long'),
    clock: clock ?? 'none',
    eve: formatDay(crossing.date, locale, 'long'),
  });
  const lines = crossing.journeys.slice(-mostBoats).map((one) => journeyLine(one, asked));
  const onDay = !clock
    ? ''
    : reaching[0]
      ? t('flightHome.sameDay', {
          boat: `${clockOf(reaching[0].departure)}–${clockOf(reaching[0].arrival)}`,
        })
      : t('flightHome.notSameDay', { time: formatDuration(least, locale) });
  const page = `${labelOf(before.label)}${link(t('ferry.page'), before.pages.page)}.`;
  if (!isEve || lines.length === 0)
    return { text: `${t('flightHome.none', names)} ${onDay}\n\n${page}` };
  return { text: [head, lines.join('\n'), onDay, page].filter(Boolean).join('\n\n') };
}

interface TransferStart {
  readonly from: Localized;
  readonly ways: readonly {
    readonly to: Localized;
    readonly rides: readonly {
      readonly kind: string;
      readonly minutes: readonly [number, number];
      readonly runs: string;
    }[];
  }[];
}

/** Compares the time between a boat's arrival in Piraeus and a flight with the way between them. */
export function connectionNext(asked: TurnRequest): Next {
  const { turn, t, locale } = asked;
  const [found] = resultsOf(asked, 'findTransfers');
  if (!found) return { calls: [{ tool: 'findTransfers', input: { island: 'attica' } }] };
  const flightAt = turn.text.search(/flight|plane|πτηση|αεροπλαν/u);
  const [one, other] = turn.clocks;
  // The time of the flight comes after its word: `arrives 23:05, flight at 04:40`.
  const isLast = other !== undefined && flightAt < other.at && flightAt > (one?.at ?? 0);
  const [boat = '', flight = ''] = [one, other].map((time) => time?.clock);
  const order = isLast || flightAt > (other?.at ?? 0) ? [boat, flight] : [flight, boat];
  const [arrival = '', takeOff = ''] = order;
  const gap = (minutesOf(takeOff) - minutesOf(arrival) + 24 * 60) % (24 * 60);
  const starts = (found.output.starts ?? []) as readonly TransferStart[];
  const rides = starts
    .flatMap(({ from, ways }) => ways.map(({ to, rides }) => ({ ends: [from.en, to.en], rides })))
    .filter(({ ends }) => /piraeus/i.test(ends.join()) && /airport/i.test(ends.join()))
    .flatMap((way) => way.rides);
  const slowest = Math.max(...rides.map(({ minutes }) => minutes[1]), 60);
  const spare = gap - slowest - 120;
  const lines = rides.map(
    ({ kind, minutes, runs }) =>
      `- ${t(`ride.${kind as 'bus'}`)}, ${formatDurationRange([...minutes], locale)}: ${plain(runs)}`,
  );
  const verdict =
    spare >= 60
      ? t('connection.works', { spare: formatDuration(spare, locale) })
      : spare >= 0
        ? t('connection.tight')
        : t('connection.not');
  return {
    text: [
      t('connection.gap', { boat: arrival, flight: takeOff, time: formatDuration(gap, locale) }),
      lines.join('\n'),
      `${verdict} ${t('connection.delay')}`,
      `*${String(found.output.label)}* ${link(t('transfers.page'), pagesOf(found.output).page)}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
