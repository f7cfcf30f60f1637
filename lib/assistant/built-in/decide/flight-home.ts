import { formatDuration, formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { PlaceId } from '../understand/place-names';
import type { Turn } from '../understand/turn';
import { link, named, plain } from '../word/names';
import { labelOf } from '../word/plan';
import { leaves, portFor } from './ends';
import { faultOf } from './ferry';
import { clockOf, journeyLine, ranksIn, type Sailings } from './journeys';
import { pagesOf } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';
import { usualDay } from './usual-day';

/** Minutes from the boat's arrival to take-off: the road to the airport, and check-in. */
const beforeFlight = { athens: 270, island: 150 };
/** Minutes of a crossing that is so short that the day of the flight will do. */
const shortCrossing = 60;
const mostBoats = 4;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** A boat that arrives before a flight, with both times. */
export const isConnection = ({ clocks, text, length }: Turn) =>
  clocks.length === 2 &&
  !length &&
  /flight|plane|πτηση|αεροπλαν/u.test(text) &&
  /(?:ferry|boat|ship|πλοιο|καραβι)[^.;?]*(?:arriv|gets? in|lands|φταν|ερχεται|docks)/u.test(text);

/** Airport of a flight home: an island with one, or Athens. */
const airportOf = ({ places }: Turn): PlaceId | undefined =>
  places.flyOut ?? places.mentioned.find((one) => one === 'ath' || one === 'athens');

/** `The latest boat out of Milos for a 21:00 flight`: an hour of a flight, and not of a boat. */
export const isBeforeFlight = ({ text, clocks, hours, places }: Turn) =>
  clocks.length === 1 &&
  hours.landing === undefined &&
  places.flyIn === undefined &&
  new Set(places.mentioned.filter(isIslandSlug)).size === 1 &&
  /(?:flight|plane|πτηση|αεροπλανο)(?!\p{L})/u.test(text) &&
  ranksIn(text).includes('last');

/** Finds the boats that leave an island before a flight home: the last of the day, and those of the day before. */
export function flightHomeNext(asked: TurnRequest): Next {
  const { turn, t, locale, today } = asked;
  const left = turn.places.mentioned.find(
    (one) => isIslandSlug(one) && leaves(one).test(turn.text),
  );
  const flown = airportOf(turn) ?? 'athens';
  const airport = flown === left ? 'athens' : flown;
  const island =
    left ??
    turn.places.mentioned.find((one) => isIslandSlug(one) && one !== airport) ??
    (asked.base === airport ? undefined : asked.base);
  const least = isIslandSlug(airport) ? beforeFlight.island : beforeFlight.athens;
  const said = turn.times.find(({ grain }) => grain === 'day')?.first;
  const day = said ?? turn.times[0]?.first ?? usualDay(today, turn);
  const clock = turn.clocks.at(-1)?.clock;
  if (!island) return { text: t('ask.ferry') };
  if (!day) return { text: t('flightHome.when') };
  const eve = addDays(day, -1);
  const between = { from: island, to: portFor(airport, island) };
  // A day lists its first boats alone, so those that arrive in time come first.
  const onDay = { ...between, date: day, ...(clock ? { before: clock } : {}) };
  const found = resultsOf(asked, 'searchFerries');
  if (found.length < 2) {
    return {
      calls: [
        { tool: 'searchFerries', input: { ...between, date: eve } },
        { tool: 'searchFerries', input: onDay },
      ],
    };
  }
  const [before, same] = found.map(({ output }) => output as unknown as Sailings);
  const crossing = before?.crossings?.[0];
  if (!before || !crossing) return { text: faultOf(asked, found[0]?.output ?? {}) };
  const flight = clock ? minutesOf(clock) : 0;
  const reaching = (same?.crossings?.[0]?.journeys ?? [])
    .filter(
      ({ departure, arrival }) =>
        departure.startsWith(day) &&
        arrival.startsWith(day) &&
        minutesOf(clockOf(arrival)) + least <= flight,
    )
    .toSorted((a, b) => a.departure.localeCompare(b.departure));
  // A boat in the middle of the night is one of the evening before.
  const last = reaching.findLast(({ departure }) => clockOf(departure) >= '05:00');
  const names = { ...named('island', island, locale), ...named('airport', airport, locale) };
  const spare = last ? flight - minutesOf(clockOf(last.arrival)) : 0;
  const verdict = !clock
    ? ''
    : last
      ? t('flightHome.sameDay', {
          ...names,
          boat: `${clockOf(last.departure)}–${clockOf(last.arrival)}`,
          time: formatDuration(spare, locale),
          earlier: reaching.filter((one) => one !== last).length,
        })
      : t('flightHome.notSameDay', { time: formatDuration(least, locale), clock });
  const noDay = said ? '' : t('flightHome.usualDay', { day: formatDay(day, locale, 'long') });
  const page = `${labelOf(before.label)}${link(t('ferry.page'), before.pages.page)}.`;
  // Two boats of a short crossing are safe enough on the day itself.
  if (last && last.minutes <= shortCrossing && reaching.length > 1) {
    const boats = reaching.slice(-mostBoats).map((one) => journeyLine(one, asked));
    const text = [`${verdict} ${t('flightHome.short')} ${noDay}`.trim(), boats.join('\n'), page];
    return { text: text.join('\n\n') };
  }
  const head = t('flightHome.head', {
    ...names,
    flight: formatDay(day, locale, 'long'),
    clock: clock ?? 'none',
    eve: formatDay(crossing.date, locale, 'long'),
  });
  const lines = crossing.journeys.slice(-mostBoats).map((one) => journeyLine(one, asked));
  if (crossing.date !== eve || lines.length === 0)
    return {
      text: `${verdict} ${t('flightHome.none', names)} ${noDay}`.trim().concat(`\n\n${page}`),
    };
  const hour = clock ? '' : t('flightHome.hour');
  const opening = [verdict, head].filter(Boolean).join(' ');
  return {
    text: [opening, lines.join('\n'), [hour, noDay].filter(Boolean).join(' '), page]
      .filter(Boolean)
      .join('\n\n'),
  };
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
