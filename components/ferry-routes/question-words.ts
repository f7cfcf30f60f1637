import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { formatMonths } from '@/lib/records/islands/format';
import { bestDayTrip } from '@/lib/sea/ferries/ferry-routes/day-trip';
import { departuresOf } from '@/lib/sea/ferries/ferry-routes/rows';
import type { RouteFacts, RouteSailing } from '@/lib/sea/ferries/ferry-routes/types';
import { clock, endsOf, listOf, type RouteContext, stops } from './format';
import { waits } from './sea-words';
import { vesselOf } from './week-words';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface QuestionContext extends RouteContext {
  /** The same way in the other direction. */
  readonly back: RouteFacts | undefined;
}

/** Questions that the facts of this way answer. */
export function questionsOf(context: QuestionContext): readonly Question[] {
  return [
    winter(context),
    change(context),
    dayTrip(context),
    fastOrLarge(context),
    cheapest(context),
    withCar(context),
    lateArrival(context),
  ].filter((one) => one !== undefined);
}

const allSailings = ({ summer, winter: cold }: RouteFacts) => [
  ...summer.sailings,
  ...cold.sailings,
];

function winter({ t, facts, locale }: QuestionContext): Question | undefined {
  const ends = endsOf(facts, locale);
  const { network, winterByChange, months } = facts;
  const question = t('questions.winter', ends);
  if (facts.winter.boats > 0) {
    const { sailings, days } = facts.winter;
    const ids = sailings.flatMap(({ legs }) =>
      legs.map(({ lineId }) => network.lines.get(lineId)?.operatorId ?? ''),
    );
    const names = [...new Set(ids)].flatMap((id) => network.operators.get(id)?.name[locale] ?? []);
    const fares = sailings.flatMap(({ cents }) => cents ?? []);
    if (fares.length === 0) return undefined;
    const fare = formatEuros(Math.min(...fares), locale);
    return {
      question,
      answer: t('questions.winterYes', { days, operators: listOf(names, locale), fare }),
    };
  }
  const sailed = months.flatMap((boats, index) => (boats > 0 ? [index + 1] : []));
  const none = t(facts.isDirect ? 'questions.winterNo' : 'questions.winterNoWay', {
    ...ends,
    months: formatMonths(sailed, locale),
  });
  if (!winterByChange) return { question, answer: none };
  const [port = ''] = stops(facts, [winterByChange.port], locale);
  const otherwise = t('questions.winterChange', {
    ...placeArguments('port', port, locale),
    time: formatDuration(winterByChange.minutes, locale),
    days: winterByChange.days,
  });
  return { question, answer: `${none} ${otherwise}` };
}

function change(context: QuestionContext): Question | undefined {
  const { t, facts, locale } = context;
  const wait = waits(allSailings(facts), context);
  if (facts.changes.length === 0 || !wait) return undefined;
  const ports = listOf(stops(facts, facts.changes, locale).slice(0, 3), locale);
  return {
    question: t('questions.change'),
    answer: t('questions.changeAnswer', { ports, wait }),
  };
}

/** Longest way for a day out, minutes, and the least time ashore that is worth it. */
const [longestWay, leastAshore] = [180, 240];

function dayTrip({ t, facts, back, locale }: QuestionContext): Question | undefined {
  if (!isIslandSlug(facts.to.id) || !back || facts.minutes[0] > longestWay) return undefined;
  const ends = endsOf(facts, locale);
  const question = t('questions.day', ends);
  const best = bestDayTrip(facts.summer, back.summer);
  if (!best) return { question, answer: t('questions.dayNever', ends) };
  const minutes = best.back - best.arrival;
  const values = {
    out: clock(best.out),
    arrival: clock(best.arrival),
    back: clock(best.back),
    ashore: formatDuration(minutes, locale),
  };
  const answer = t(minutes >= leastAshore ? 'questions.dayYes' : 'questions.dayNo', values);
  return { question, answer };
}

function fastOrLarge({ t, facts, locale }: QuestionContext): Question | undefined {
  const [fast, large] = (['high-speed', 'conventional'] as const).map((kind) =>
    facts.kinds.find((one) => one.kind === kind),
  );
  if (!facts.isDirect || !fast || !large) return undefined;
  const minutes = large.minutes[0] - fast.minutes[0];
  if (minutes <= 0) return undefined;
  const saved = formatDuration(minutes, locale);
  const more = (fast.cents?.[0] ?? 0) - (large.cents?.[0] ?? 0);
  return {
    question: t('questions.fast'),
    answer:
      more > 0
        ? t('questions.fastSaves', { saved, more: formatEuros(more, locale) })
        : t('questions.fastSavesOnly', { saved }),
  };
}

function cheapest(context: QuestionContext): Question | undefined {
  const { t, facts, locale } = context;
  const priced = allSailings(facts).filter(({ cents }) => cents !== null);
  const [first] = priced.toSorted(
    (a, b) => (a.cents ?? 0) - (b.cents ?? 0) || departuresOf(b) - departuresOf(a),
  );
  if (!first || new Set(priced.map(({ cents }) => cents)).size < 2) return undefined;
  return {
    question: t('questions.cheap'),
    answer: t('questions.cheapAnswer', {
      vessel: listOf([...new Set(first.legs.map((leg) => vesselOf(facts, leg)))], locale),
      fare: formatEuros(first.cents ?? 0, locale),
      time: formatDuration(first.arrival - first.departure, locale),
    }),
  };
}

const mostVessels = 3;

function withCar(context: QuestionContext): Question | undefined {
  const { t, facts, locale } = context;
  const ends = endsOf(facts, locale);
  const question = t('questions.car', ends);
  if (facts.carCents === null) return { question, answer: t('questions.carNo', ends) };
  const takesCars = ({ legs }: RouteSailing) => legs.every(({ carCents }) => carCents !== null);
  const vessels = allSailings(facts)
    .filter(takesCars)
    .toSorted((a, b) => departuresOf(b) - departuresOf(a))
    .flatMap(({ legs }) => legs.map((leg) => vesselOf(facts, leg)));
  return {
    question,
    answer: t('questions.carYes', {
      fare: formatEuros(facts.carCents, locale),
      vessels: listOf([...new Set(vessels)].slice(0, mostVessels), locale),
    }),
  };
}

/** An arrival after this minute is one to plan for: the buses have stopped. */
const late = 21 * 60;

function lateArrival({ t, facts, locale }: QuestionContext): Question | undefined {
  const last = facts.summer.sailings
    .filter(({ repeats }) => !repeats)
    .toSorted((a, b) => b.arrival - a.arrival)[0];
  if (!last || last.arrival < late) return undefined;
  return {
    question: t('questions.late'),
    answer: t('questions.lateAnswer', {
      ...endsOf(facts, locale),
      departure: clock(last.departure),
      arrival: clock(last.arrival),
    }),
  };
}
