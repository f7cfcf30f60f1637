import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { listedBoats } from '../listed-boats';
import type { PlaceId } from '../understand/place-names';
import type { Turn } from '../understand/turn';
import { link, named, plain } from '../word/names';
import { labelOf } from '../word/plan';
import { beyond } from './after-turn';
import { clockOf, type Journey, journeyLine, rankLine, ranksIn, type Sailings } from './journeys';
import { type Next, resultsOf, type TurnRequest } from './turn-request';
import { isEachDay, isOpenDay, weeklyCall, weeklyLine } from './weekly-boats';

const yesNoOpening =
  /(?:^|[.,;!?:] ?|(?<!\p{L})(?:and|but|so|then|και|κι|αν) )(?:(?:is|are|was|were|do|does|did|can|could|will|would|should) (?:there|it|that|the|we|i|you|they|a|an|any|@\p{L}+@)|υπαρχ\p{L}+|εχει|εχουν|γινεται|μπορ\p{L}+|προλαβαιν\p{L}+|ειναι|αξιζει|φτανει|κανει)(?!\p{L})/u;

/** A question that yes or no answers: `is there a direct boat`, «προλαβαίνω το πλοίο;». */
const isYesNo = ({ text, intent }: Pick<Turn, 'text' | 'intent'>): boolean =>
  intent !== 'booking' &&
  yesNoOpening.test(text) &&
  !/(?:which|what|when|how|where|ποι[αοε]|ποτε|πωσ|που|τι) /u.test(text.split(/[.!;?]/)[0] ?? '');

/**
 * Returns both ends of a crossing. If the message names only one place, Athens is the other end.
 */
export function endsOf({ places }: Turn): { from: PlaceId; to: PlaceId } | undefined {
  const { mentioned, start, end } = places;
  const from =
    start ??
    (mentioned.length > 1 && !end
      ? mentioned[0]
      : mentioned.find((one) => one !== end && mentioned.length > 1)) ??
    'athens';
  const to = end && end !== from ? end : mentioned.find((one) => one !== from);
  // Between two ports of Athens no boat sails.
  return to && !(inAttica.has(from) && inAttica.has(to)) ? { from, to } : undefined;
}

const inAttica = new Set<PlaceId>(['ath', 'athens', 'piraeus', 'rafina', 'lavrio']);

/** Replaces Athens by the port from which boats leave for the other place. */
export function portFor(id: PlaceId, other: PlaceId): string {
  if (id !== 'athens' && id !== 'ath') return id;
  if (other === 'andros' || other === 'tinos') return 'rafina';
  return other === 'kea' || other === 'kythnos' ? 'lavrio' : 'piraeus';
}

/** Restrictions on boats, as search parameters. */
function wishesOf({ turn, trip }: TurnRequest): Record<string, unknown> {
  const { party, hours, text, budget } = turn;
  const boats = { ...trip.boats, ...turn.boats };
  const ages = party?.children ?? trip.children;
  // From eleven on a child pays as an adult does; below five it pays nothing.
  const grown = ages.filter((age) => age > 10).length;
  const adults = party?.adults ?? trip.adults;
  const people = adults || grown ? (adults ?? 1) + grown : undefined;
  const children = ages.filter((age) => age >= 5 && age <= 10).length;
  const { vehicle } = boats;
  const sort = ranksIn(text).find((one) => one !== 'first' && one !== 'last');
  return {
    ...(sort ? { sort } : hours.arriveBy ? { sort: 'arrival' } : {}),
    ...(people && people + children <= 9 ? { passengers: people } : {}),
    ...(children > 0 && (people ?? 1) + children <= 9 ? { children } : {}),
    ...(vehicle && vehicle !== 'none' ? { vehicle } : {}),
    ...(boats.kinds ? { kind: boats.kinds } : {}),
    ...(boats.direct ? { direct: '1' } : {}),
    // The search limits the fare of one adult.
    ...(budget?.cents && (budget.each || (people ?? 1) === 1)
      ? { 'max-price': String(Math.floor(budget.cents / 100)) }
      : {}),
    ...(hours.after ? { after: hours.after } : boats.noEarly ? { after: '08:00' } : {}),
    ...(hours.before ? { before: hours.before } : {}),
  };
}

const isNextDay = ({ hours }: Turn) => hours.landing !== undefined && hours.after === undefined;

/** Sentence about the hours used in the search. */
function hoursLine({ turn, t }: TurnRequest): string {
  const { after, before, landing, arriveBy } = turn.hours;
  if (arriveBy) return ` ${t('ferry.by', { arriveBy })}`;
  if (landing && !after) return ` ${t('ferry.nextDay', { landing })}`;
  if (landing && after) return ` ${t('ferry.landing', { landing, after })}`;
  if (after && before) return ` ${t('ferry.between', { after, before })}`;
  if (after) return ` ${t('ferry.from', { after })}`;
  return before ? ` ${t('ferry.until', { before })}` : '';
}

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
    // After a late landing no boat of the same day can be reached, so search the next day.
    const day = isNextDay(turn) ? addDays(date ?? asked.today, 1) : date;
    const input = {
      from: portFor(from, to),
      to: portFor(to, from),
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
    first.journeys.every(({ arrival }) => arrival.slice(0, 10) !== first.date);
  const [, next] = resultsOf(asked, 'searchFerries');
  const lastListed = first.journeys.at(-1);
  if (
    !next &&
    lastListed &&
    first.found > first.journeys.length &&
    ranksIn(turn.text).includes('last')
  )
    return {
      calls: [
        { tool: 'searchFerries', input: { ...found.input, after: clockOf(lastListed.departure) } },
      ],
    };
  if (isTooLate && !next) {
    const { after: _, ...input } = found.input;
    return {
      calls: [{ tool: 'searchFerries', input: { ...input, date: addDays(first.date, 1) } }],
    };
  }
  const weekly = weeklyCall(asked, found.input);
  if (weekly && resultsOf(asked, weekly.tool).length === 0) return { calls: [weekly] };
  const limit = found.input['max-price'];
  const isTooDear = limit !== undefined && first.journeys.length === 0;
  if (isTooDear && !next) {
    const { 'max-price': _, ...input } = found.input;
    return { calls: [{ tool: 'searchFerries', input: { ...input, sort: 'price' } }] };
  }
  const anyPrice = isTooDear ? (next?.output as unknown as Sailings | undefined) : undefined;
  const dearer = anyPrice?.crossings?.[0];
  const later = isTooLate
    ? (next?.output as unknown as Sailings | undefined)?.crossings?.[0]
    : undefined;
  const evening = ranksIn(turn.text).includes('last')
    ? (next?.output as unknown as Sailings | undefined)?.crossings?.[0]
    : undefined;
  const crossing = dearer ?? later ?? evening ?? first;
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
  const sameDay = inTime.filter(({ arrival }) => arrival.slice(0, 10) === crossing.date);
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
  const isNo = later !== undefined || dearer !== undefined || isNextDay(turn);
  const lead = [
    isYesNo(turn) && !turn.clocks.some(({ clock }) => clock !== turn.hours.landing)
      ? t(isNo ? 'verdict.no' : 'verdict.yes')
      : '',
    weeklyLine(asked, crossing).trim(),
    isOpenDay(asked) ? t('ferry.someDay') : isEachDay(asked) ? t('ferry.eachDay') : '',
    turn.nth === undefined ? rankLine(asked, journeys) : '',
    departureLine(asked, crossing.journeys),
    dearer
      ? t('ferry.noneUnder', { ...names, day, amount: formatEuros(Number(limit) * 100, locale) })
      : '',
    date ? '' : t('ferry.noDay'),
    later ? t('ferry.notToday', { landing: turn.hours.landing ?? '' }) : '',
  ];
  const isLast = ranksIn(turn.text).includes('last');
  const listed = isLast
    ? journeys.slice(-listedBoats)
    : journeys.slice(0, isDuration ? 3 : listedBoats);
  // `The second one`: that boat of the list alone.
  const only = turn.nth === undefined ? undefined : listed.at(turn.nth);
  const lines = (only ? [only] : listed).map((one) => journeyLine(one, asked, isParty));
  const opening = [...lead, dearer ? '' : head, fares, later ? '' : hoursLine(asked).trim()]
    .filter(Boolean)
    .join(' ');
  return { text: `${opening}\n\n${lines.join('\n')}\n\n${label}${page}.` };
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
