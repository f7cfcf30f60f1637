import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { PlaceId } from '../understand/place-names';
import type { Turn } from '../understand/turn';
import { link, named } from '../word/names';
import { labelOf } from '../word/plan';
import { wishesOf } from './boat-wishes';
import { portFor } from './ends';
import { faultOf } from './ferry';
import { clockOf, type Journey, type Sailings } from './journeys';
import { openDayTripNext } from './open-day-trip';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';
import { daysOn, isOpenDay, usualDay, weekdaysCall, weekOf } from './usual-day';

/** Minutes ashore below which a day trip is not worth the boats. */
const shortestVisit = 120;
/** Earliest departure of a day out that nobody asked to be earlier. */
const morning = '05:30';
/** Days that are searched for a trip, where the first has no boats for it. */
const mostDays = 3;
const mostIslands = 2;

/** Usual start of a day trip to an island, for somebody who names none. */
const usualStart: Partial<Record<IslandSlug, string>> = {
  ...{ koufonisia: 'naxos', iraklia: 'naxos', schinoussa: 'naxos', donousa: 'naxos' },
  ...{ antiparos: 'paros', kimolos: 'milos', anafi: 'santorini', thirasia: 'santorini' },
  ...{ kea: 'lavrio', kythnos: 'lavrio', andros: 'rafina', sikinos: 'ios', tinos: 'mykonos' },
};

interface Way {
  readonly from: string;
  readonly to: IslandSlug;
}

/** Finds boats there and back on one day, with the time ashore between them. */
export function dayTripNext(asked: TurnRequest, planned: IslandSlug | undefined): Next {
  const { turn, t } = asked;
  // A question that goes on has the ends of the last one, of which nobody named Athens.
  const isOurs = (one: PlaceId) =>
    one === 'athens' && asked.base !== undefined && !turn.text.includes('@athens@');
  const mentioned = turn.places.mentioned.filter((one) => !isOurs(one));
  const start = turn.places.start && !isOurs(turn.places.start) ? turn.places.start : undefined;
  const stay = turn.places.at;
  const isOnDelos = turn.subjects.includes('delos');
  const [first, second] = mentioned;
  const known =
    stay ?? start ?? (second && second !== first && !choice.test(turn.text) ? first : undefined);
  const base = known ?? [asked.base, planned].find((one) => one && !mentioned.includes(one));
  const named = [...new Set(mentioned)].filter(
    (one): one is IslandSlug => isIslandSlug(one) && one !== base,
  );
  // Delos, where nobody may stay, is reached from Mykonos.
  const islands =
    named.length > 0 ? named : isOnDelos && base !== 'mykonos' && base ? ['mykonos' as const] : [];
  if (isOnDelos && islands.length === 0) return { text: t('dayTrip.delos') };
  const ways = islands.slice(0, mostIslands).flatMap((to): Way[] => {
    const from = base ?? usualStart[to];
    return from ? [{ from: portFor(from as PlaceId, to), to }] : [];
  });
  const open = islands.length === 0 ? (base ?? mentioned[0]) : undefined;
  if (open && isIslandSlug(open)) return openDayTripNext(asked, open);
  if (ways.length === 0) return { text: t(islands.length > 0 ? 'dayTrip.where' : 'ask.ferry') };
  const nexts = ways.map((way) => oneTrip(asked, way));
  const calls = nexts.flatMap((one) => ('calls' in one ? one.calls : []));
  const keys = calls.map((one) => JSON.stringify(one));
  if (calls.length > 0)
    return { calls: calls.filter((_, index) => keys.indexOf(keys[index] ?? '') === index) };
  const texts = nexts.flatMap((one) => ('text' in one ? [one.text] : []));
  const from = base ? '' : t('dayTrip.from');
  return { text: [[from, texts[0]].filter(Boolean).join(' '), ...texts.slice(1)].join('\n\n') };
}

const choice = /@[a-z]+@ (?:or|η|ή) (?:\p{L}+ )?@[a-z]+@/u;

/** The boats there and back of a day, or of the first days of a week that have some. */
function oneTrip(asked: TurnRequest, { from, to }: Way): Next {
  const { turn, today, t, locale } = asked;
  const time = turn.times[0];
  const usual = time ? undefined : usualDay(today, turn);
  const begin = time?.day ?? time?.first ?? usual ?? addDays(today, 1);
  const isAnyDay = usual !== undefined || isOpenDay(asked);
  const out = weekdaysCall(from);
  const back = weekdaysCall(from, 'to');
  const [outWeek, backWeek] = [out, back].map((call) => weekOf(asked, call, to, begin));
  if (!outWeek || !backWeek) return { calls: [out, back] };
  const both = outWeek.weekdays.filter((day) => backWeek.weekdays.includes(day));
  const fitting = daysOn(begin, both);
  const days = isAnyDay
    ? (fitting.length > 0 ? fitting : [begin]).slice(0, mostDays)
    : [begin, ...fitting.filter((one) => one !== begin).slice(0, 1)];
  for (const day of days) {
    const calls = callsOf(asked, { from, to }, day);
    const [there, home] = calls.map(({ input }) =>
      resultsOf(asked, 'searchFerries').find(
        (one) =>
          one.input.from === input.from && one.input.to === input.to && one.input.date === day,
      ),
    );
    if (!there || !home) return { calls };
    const found = tripOn(asked, day, there.output, home.output);
    if (!found) continue;
    const names = { ...named('from', from, locale), ...named('to', to, locale) };
    const { pages, label, vehicle, passengers, children } = there.output as unknown as Sailings;
    const cents = [found.first, found.last].map(({ totalCents }) => totalCents);
    const fare = cents.includes(null) ? 0 : cents.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const isOther = day !== begin && !isAnyDay;
    const isDelos = turn.subjects.includes('delos') && to === 'mykonos';
    const lines = [
      isDelos ? t('dayTrip.viaMykonos') : '',
      isOther ? t('dayTrip.otherDay', { day: formatDay(begin, locale, 'long', true) }) : '',
      t(isOther ? 'dayTrip.then' : 'dayTrip.found', {
        ...names,
        day: formatDay(day, locale, 'long', true),
        out: spanOf(found.first),
        back: spanOf(found.last),
        time: formatDuration(found.minutes, locale),
      }),
      portsLine(asked, found.first, there.output),
      fare > 0
        ? t('dayTrip.fare', {
            amount: formatEuros(fare, locale),
            people: passengers + children,
            vehicle: vehicle ?? 'none',
          })
        : '',
      both.length < 7 && both.length > 0 && isAnyDay
        ? t('dayTrip.days', { count: both.length })
        : '',
      usual ? t('ferry.usualDay') : isAnyDay ? t('ferry.someDay') : '',
    ];
    const page = `${labelOf(label)}${link(t('ferry.page'), pages.page)}.`;
    return { text: `${lines.filter(Boolean).join(' ')}\n\n${page}` };
  }
  return noTrip(asked, { from, to }, begin, isAnyDay);
}

function noTrip(asked: TurnRequest, { from, to }: Way, day: IsoDate, isAnyDay: boolean): Next {
  const { turn, t, locale } = asked;
  const [found] = resultsOf(asked, 'searchFerries');
  const output = (found?.output ?? {}) as unknown as Sailings;
  if (!output.crossings) return { text: faultOf(asked, found?.output ?? {}) };
  const names = { ...named('from', from, locale), ...named('to', to, locale) };
  const text = t(isAnyDay ? 'dayTrip.never' : 'dayTrip.none', {
    ...names,
    day: formatDay(day, locale, 'long', true),
  });
  const by = endOf(turn);
  const page = `${labelOf(output.label)}${link(t('ferry.page'), output.pages.page)}.`;
  return { text: `${text}${by ? ` ${t('dayTrip.by', { by })}` : ''}\n\n${page}` };
}

function callsOf(asked: TurnRequest, { from, to }: Way, date: IsoDate): readonly ToolCall[] {
  const { passengers, children, vehicle } = wishesOf(asked);
  const party = {
    ...(passengers ? { passengers } : {}),
    ...(children ? { children } : {}),
    ...(vehicle ? { vehicle } : {}),
  };
  return [
    { tool: 'searchFerries', input: { from, to, date, sort: 'arrival', ...party } },
    {
      tool: 'searchFerries',
      // The boats of the evening, of which a day with many boats lists the first eight alone.
      input: { from: to, to: from, date, after: '12:00', ...party },
    },
  ];
}

/** The boat that arrives first and the last one back, within the hours that were asked for. */
function tripOn(
  { turn }: Pick<TurnRequest, 'turn'>,
  day: IsoDate,
  there: Readonly<Record<string, unknown>>,
  home: Readonly<Record<string, unknown>>,
) {
  const { after } = turn.hours;
  const end = endOf(turn) ?? '24:00';
  const journeysOf = (output: Readonly<Record<string, unknown>>) =>
    (output as unknown as Sailings).crossings?.[0]?.journeys.filter(
      ({ departure, arrival }) => departure.startsWith(day) && arrival.startsWith(day),
    ) ?? [];
  const earliest = after && after < '12:00' ? after : morning;
  const first = journeysOf(there)
    .filter(({ departure }) => clockOf(departure) >= earliest)
    .toSorted((a, b) => a.arrival.localeCompare(b.arrival))[0];
  const last = journeysOf(home)
    .filter(({ arrival }) => clockOf(arrival) <= end)
    .toSorted((a, b) => b.departure.localeCompare(a.departure))[0];
  if (!first || !last) return undefined;
  const minutes = (Date.parse(last.departure) - Date.parse(first.arrival)) / 60_000;
  return minutes >= shortestVisit ? { first, last, minutes } : undefined;
}

const backBy =
  /(?:back|home|return\p{L}*|γυρ\p{L}+|πισω|επιστρ\p{L}+)[^.;?]{0,24} (?:by|before|until|at the latest|μεχρι(?: τισ)?|πριν(?: απο)?(?: τισ)?|ωσ τισ|κατα τισ)$/u;

const bareHour =
  /(?:back|home|return\p{L}*|γυρ\p{L}+|πισω|επιστρ\p{L}+)[^.;?\d]{0,24} (?:by|before|μεχρι τισ|πριν τισ|ωσ τισ) (\d{1,2})(?= *(?:$|[?.;,!]|pm|o'?clock|μμ|το (?:απογευμα|βραδυ)))/u;

/** Hour by which somebody wants to be back: `back by 6`. */
function endOf({ text, clocks, hours }: Turn): string | undefined {
  const said = clocks.find(({ at }) => backBy.test(text.slice(0, at).trimEnd()));
  const bare = bareHour.exec(text)?.[1];
  const hour = said?.clock ?? (bare ? `${bare.padStart(2, '0')}:00` : undefined);
  // `Back by 6` is the evening.
  const evening =
    hour && hour < '11:00' ? `${Number(hour.slice(0, 2)) + 12}${hour.slice(2)}` : hour;
  return evening ?? hours.arriveBy ?? hours.before;
}

const spanOf = ({ departure, arrival }: Journey) => `${clockOf(departure)}–${clockOf(arrival)}`;

/** Names the quay of a boat that leaves from another port than the island's main one. */
function portsLine(
  { t, locale }: TurnRequest,
  { legs }: Journey,
  output: Readonly<Record<string, unknown>>,
): string {
  const ports = (output as unknown as Sailings).ports ?? {};
  const [leg] = legs;
  const port = leg ? ports[leg.from] : undefined;
  if (!port || !quays.has(leg?.from ?? '')) return '';
  return t('dayTrip.quay', { port: port.name[locale] });
}

const quays = new Set(['pollonia', 'milos-pollonia', 'pounta', 'paros-pounta']);
