import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { listedBoats } from '../listed-boats';
import type { PlaceId } from '../understand/place-names';
import type { Turn } from '../understand/turn';
import { link, named, plain } from '../word/names';
import { labelOf, type PlanBrief } from '../word/plan';
import { beyond } from './after-turn';
import { hoursLine, isNextDay, wishesOf } from './boat-wishes';
import { endsOf, portFor } from './ends';
import { clockOf, type Journey, journeyLine, rankLine, ranksIn, type Sailings } from './journeys';
import { firstLine, isSameNight, landingCall, landingLine } from './landing';
import { type Next, resultsOf, type TurnRequest } from './turn-request';
import { daysOn, isOpenDay, usualDay, weekdaysCall, weekOf } from './usual-day';
import { asksOften, asksWeek, isEachDay, weeklyLine } from './weekly-boats';

const yesNoOpening =
  /(?:^|[.,;!?:] ?|(?<!\p{L})(?:and|but|so|then|και|κι|αν) )(?:(?:is|are|was|were|do|does|did|can|could|will|would|should) (?:there|it|that|the|we|i|you|they|a|an|any|@\p{L}+@)|υπαρχ\p{L}+|εχει|εχουν|γινεται|μπορ\p{L}+|προλαβαιν\p{L}+|ειναι|αξιζει|φτανει|κανει)(?!\p{L})/u;

/** A question that yes or no answers: `is there a direct boat`, «προλαβαίνω το πλοίο;». */
const isYesNo = ({ text, intent }: Pick<Turn, 'text' | 'intent'>): boolean =>
  intent !== 'booking' &&
  yesNoOpening.test(text) &&
  !/(?:which|what|when|how|where|ποι[αοε]|ποτε|πωσ|που|τι) /u.test(text.split(/[.!;?]/)[0] ?? '');

export function ferryNext(
  asked: TurnRequest,
  date: IsoDate | undefined,
  isDuration: boolean,
): Next {
  const { turn, t, locale } = asked;
  const ends = endsOf(turn);
  if (turn.text.match(beyond)) return { text: t('ask.outside') };
  if (!ends) return { text: [hoursLine(asked).trim(), t('ask.ferry')].filter(Boolean).join(' ') };
  const [found] = resultsOf(asked, 'searchFerries');
  if (!found) {
    const { from, to } = ends;
    const [port, other] = [portFor(from, to), portFor(to, from)];
    const week = weekdaysCall(port);
    const isKnown = resultsOf(asked, week.tool).some(({ input }) => input.place === port);
    if (!isDuration && asksWeek(asked) && !isKnown) return { calls: [week] };
    const usual = date ?? dayOfTrip(asked, to) ?? usualDay(asked.today, turn);
    // Of the days that a month or a season stands for, the first with a direct boat.
    const isAnyDay = date === undefined || isOpenDay(asked);
    const weekdays = usual && isAnyDay ? weekOf(asked, week, other, usual)?.weekdays : undefined;
    const sample = usual && weekdays ? (daysOn(usual, weekdays)[0] ?? usual) : usual;
    // After a late landing no boat of the same day can be reached, so search the next day.
    const day = isNextDay(turn) ? addDays(sample ?? asked.today, 1) : sample;
    const input = {
      from: port,
      to: other,
      ...(day ? { date: day } : {}),
    };
    return { calls: [{ tool: 'searchFerries', input: { ...input, ...wishesOf(asked) } }] };
  }
  const sailings = found.output as unknown as Sailings;
  const first = sailings.crossings?.[0];
  if (!first) return { text: faultOf(asked, found.output) };
  // No boat after the landing arrives that day: those of the next morning are the answer.
  const isTooLate =
    turn.hours.landing !== undefined &&
    turn.hours.after !== undefined &&
    first.journeys.every((one) => !isSameNight(one, first.date));
  const [, next] = resultsOf(asked, 'searchFerries');
  const isLast = ranksIn(turn.text).includes('last');
  const later = isLast ? resultsOf(asked, 'searchFerries').at(-1) : undefined;
  const listedLast = (later?.output as unknown as Sailings | undefined)?.crossings?.[0];
  const lastListed = listedLast?.journeys.at(-1);
  // A day lists its first boats alone, so go on from the last of them.
  if (
    listedLast &&
    lastListed &&
    listedLast.found > listedLast.journeys.length &&
    clockOf(lastListed.departure) !== later?.input.after
  )
    return {
      calls: [
        {
          tool: 'searchFerries',
          input: {
            ...found.input,
            after: laterOf(clockOf(lastListed.departure), listedLast.found),
          },
        },
      ],
    };
  if (isTooLate && !next) {
    const { after: _, ...input } = found.input;
    return {
      calls: [{ tool: 'searchFerries', input: { ...input, date: addDays(first.date, 1) } }],
    };
  }
  const rides = landingCall(asked, ends);
  if (rides && resultsOf(asked, rides.tool).length === 0) return { calls: [rides] };
  const limit = found.input['max-price'];
  const isTooDear = limit !== undefined && first.journeys.length === 0;
  if (isTooDear && !next) {
    const { 'max-price': _, ...input } = found.input;
    return { calls: [{ tool: 'searchFerries', input: { ...input, sort: 'price' } }] };
  }
  const anyPrice = isTooDear ? (next?.output as unknown as Sailings | undefined) : undefined;
  const dearer = anyPrice?.crossings?.[0];
  const dayAfter = isTooLate
    ? (next?.output as unknown as Sailings | undefined)?.crossings?.[0]
    : undefined;
  const crossing = dearer ?? dayAfter ?? (isLast ? lastOf(asked) : undefined) ?? first;
  const names = {
    ...named('from', crossing.from.id, locale),
    ...named('to', crossing.to.id, locale),
  };
  const day = formatDay(crossing.date, locale, 'long', true);
  const { pages } = anyPrice ?? sailings;
  const page = link(t('ferry.page'), pages.page);
  const label = labelOf(sailings.label);
  if (crossing.journeys.length === 0) {
    const { before, after } = crossing.nearestDays ?? {};
    const days = [before, after].flatMap((one) =>
      one ? [formatDay(one, locale, 'long', true)] : [],
    );
    const near = days.length > 0 ? ` ${t('ferry.nearest', { days: days.join(', ') })}` : '';
    return {
      text: `${isYesNo(turn) ? `${t('verdict.no')} ` : ''}${weeklyLine(asked, crossing)}${t('ferry.none', { ...names, day })}${near}${hoursLine(asked)}\n\n${label}${page}.`,
    };
  }
  const { arriveBy } = turn.hours;
  const isSorted = 'sort' in wishesOf(asked) || dearer !== undefined;
  const inTime = crossing.journeys.filter(
    ({ arrival }) =>
      !arriveBy || (arrival.slice(0, 10) === crossing.date && clockOf(arrival) <= arriveBy),
  );
  if (arriveBy && inTime.length === 0)
    return { text: `${t('ferry.noneBy', { ...names, day, arriveBy })}\n\n${label}${page}.` };
  const shown = inTime.filter(({ shownFirst }) => shownFirst);
  const sameDay = inTime.filter((one) =>
    turn.hours.landing || isLast
      ? isSameNight(one, crossing.date)
      : one.arrival.slice(0, 10) === crossing.date,
  );
  const sorted = sameDay.length > 0 ? sameDay : inTime;
  const journeys = shown.length > 0 && !isSorted ? shown : sorted;
  const minutes = journeys.map((one) => one.minutes);
  const span = {
    shortest: formatDuration(Math.min(...minutes), locale),
    longest: formatDuration(Math.max(...minutes), locale),
  };
  const head = isDuration
    ? t(span.shortest === span.longest ? 'ferry.lasts' : 'ferry.lastsFromTo', {
        ...names,
        ...span,
        day,
      })
    : t('ferry.found', { ...names, day, count: journeys.length });
  const fares = t('ferry.fares', {
    people: sailings.passengers + sailings.children,
    vehicle: sailings.vehicle ?? 'none',
  });
  const isParty = sailings.passengers + sailings.children > 1 || sailings.vehicle !== null;
  const isNo = dayAfter !== undefined || dearer !== undefined || isNextDay(turn);
  const lead = [
    isYesNo(turn) && !turn.clocks.some(({ clock }) => clock !== turn.hours.landing)
      ? t(isNo ? 'verdict.no' : 'verdict.yes')
      : '',
    isDuration || turn.hours.landing || (isOnFare(turn.text) && !asksOften(turn.text))
      ? ''
      : weeklyLine(asked, crossing).trim(),
    isOpenDay(asked) ? t('ferry.someDay') : isEachDay(asked) ? t('ferry.eachDay') : '',
    turn.nth === undefined ? rankLine(asked, journeys) : '',
    turn.hours.landing && !isNo ? firstLine(asked, journeys) : '',
    departureLine(asked, crossing.journeys),
    dearer
      ? t('ferry.noneUnder', { ...names, day, amount: formatEuros(Number(limit) * 100, locale) })
      : '',
    date ? '' : noDayLine(asked, ends.to),
    dayAfter
      ? t('ferry.notToday', { landing: turn.hours.landing ?? '', after: turn.hours.after ?? '' })
      : '',
  ];
  const listed = isLast
    ? journeys.slice(-listedBoats)
    : journeys.slice(0, isDuration ? 3 : listedBoats);
  // `The second one`: that boat of the list alone.
  const only = turn.nth === undefined ? undefined : listed.at(turn.nth);
  const lines = (only ? [only] : listed).map((one) => journeyLine(one, asked, isParty));
  const opening = [...lead, dearer ? '' : head, fares, dayAfter ? '' : hoursLine(asked).trim()]
    .filter(Boolean)
    .join(' ');
  const way = landingLine(asked, ends);
  return {
    text: [opening, way, lines.join('\n'), `${label}${page}.`].filter(Boolean).join('\n\n'),
  };
}

/** The last part of a day's boats of which one arrives in the same night; of long connections, the last of all. */
function lastOf(asked: TurnRequest): Sailings['crossings'][number] | undefined {
  const parts = resultsOf(asked, 'searchFerries').flatMap(
    ({ output }) => (output as unknown as Sailings).crossings?.[0] ?? [],
  );
  const inTime = parts.findLast(({ journeys, date }) =>
    journeys.some((one) => isSameNight(one, date)),
  );
  return inTime ?? parts.at(-1);
}

/** Asks for a fare, or for one boat of a day. */
const isOnFare = (text: string) =>
  ranksIn(text).length > 0 ||
  /how much|price|fare|cost|(?<!\p{L})ποσο (?:κανει|εχει|παει|κοστιζ)|τιμη|ναυλο/u.test(text);

/** Hour from which to look for the last boat of a day that has many. */
const laterOf = (clock: string, found: number) => (found > 20 && clock < '17:00' ? '17:00' : clock);

/** Day of a trip that was planned on which it gets to an island, or begins. */
function dayOfTrip({ trip, planBefore }: TurnRequest, to: PlaceId): IsoDate | undefined {
  const plan = (planBefore?.output as unknown as PlanBrief | undefined)?.plan;
  const stay = plan?.stays.find(({ island }) => island === to);
  return stay?.arrive ?? (trip.isAsked ? trip.begin?.first : undefined);
}

/** Says which day stands in for the one that a message did not give. */
function noDayLine(asked: TurnRequest, to: PlaceId): string {
  const { t, today, turn } = asked;
  if (dayOfTrip(asked, to)) return t('ferry.dayOfTrip');
  return t(usualDay(today, turn) ? 'ferry.usualDay' : 'ferry.noDay');
}

/** Answers whether a boat leaves at the time that a message names. */
function departureLine({ turn, t, locale }: TurnRequest, journeys: readonly Journey[]): string {
  const { hours, clocks } = turn;
  const clock = clocks[0]?.clock;
  if (!clock || Object.keys(hours).length > 0 || clocks.length > 1) return '';
  const found = journeys.find(({ departure }) => clockOf(departure) === clock);
  if (!found) return t('ferry.notAt', { clock });
  const operators = found.legs.flatMap(({ operator }) => operator?.name[locale] ?? []);
  return t('ferry.at', { clock, operator: plain([...new Set(operators)].join(', ')) || '–' });
}

/** Returns the fault messages of a tool, or a sentence that it is unavailable. */
export function faultOf(
  { t }: Pick<TurnRequest, 't'>,
  output: Readonly<Record<string, unknown>>,
): string {
  const fields = (output.fields ?? {}) as Record<string, { message?: string }>;
  const said = Object.values(fields).flatMap(({ message }) => message ?? []);
  return said.length > 0 ? said.join(' ') : t('away');
}
