import type { getTranslations } from 'next-intl/server';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatEuroRange, formatEuros } from '@/lib/foundation/i18n/format';
import { monthName } from '@/lib/records/islands/format';
import type { PortGuide } from '@/lib/sea/ferries/ferry-guide/schema';
import { windForces } from '@/lib/sea/ferries/ferry-guide/wind-scale';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import type { VesselKind } from '@/lib/sea/timetable/types';
import { clock, listOf, portName, type RouteContext } from './format';

/** Sentence parts of the first lines. */
export interface AnswerWords {
  /** A line for each kind of vessel. */
  readonly time: readonly string[];
  readonly boats: string;
  /** A line for each kind of vessel, and one for cars. */
  readonly fare: readonly string[];
  readonly operators: string;
  readonly ports: string;
  readonly last: string | null;
  readonly wind: string;
  /** Twelve columns from January. */
  readonly months: readonly MonthCell[];
  readonly monthsLabel: string;
}

interface MonthCell {
  readonly name: string;
  readonly initial: string;
  readonly boats: number;
  /** True if the number differs from that of the month before. */
  readonly isNew: boolean;
  /** Share of the busiest month, 0 to 1. */
  readonly share: number;
}

/** Guides of the ports at both ends, and names of winds. */
export interface WindContext {
  readonly guides: readonly (PortGuide | undefined)[];
  readonly winds: WindTexts;
}

export type WindTexts = Awaited<ReturnType<typeof getTranslations<'ferryGuide.winds'>>>;

export function answerWords(context: RouteContext, ports: WindContext): AnswerWords {
  const { t, facts, locale } = context;
  const { portsFrom, portsTo, operators, isDirect } = facts;
  const ends = [portsFrom, portsTo].map(([port = '']) => portName(facts, port, locale));
  return {
    time: timeWords(context),
    boats: boatWords(context),
    fare: fareWords(context),
    operators: operators.map(({ name }) => name[locale]).join(', '),
    ports: t('between', { from: ends[0] ?? '', to: ends[1] ?? '' }),
    last: lastWords(context),
    wind: windWords(context, ports),
    months: monthCells(context),
    monthsLabel: t(isDirect ? 'monthsLabel' : 'monthsDaysLabel'),
  };
}

/** Kinds with times of their own: those of a direct way. */
const kindsOf = ({ kinds, isDirect }: RouteFacts) => (isDirect ? kinds : []);

function timeWords({ t, facts, locale }: RouteContext): string[] {
  const { minutes, isDirect } = facts;
  if (!isDirect) return [t('timeWithChange', { time: formatDurationRange(minutes, locale) })];
  return kindsOf(facts).map(({ kind, minutes: own }) =>
    t('timeBy', { time: formatDurationRange(own, locale), kind: t(`kinds.${kind}`) }),
  );
}

export function boatWords({ t, facts }: RouteContext): string {
  const { summer, winter, isDirect } = facts;
  return isDirect
    ? t('boatsOf', { july: summer.boats, december: winter.boats })
    : t('daysOf', { july: summer.days, december: winter.days });
}

function fareWords({ t, facts, locale }: RouteContext): string[] {
  const { cents, carCents } = facts;
  const priced = kindsOf(facts).flatMap(({ kind, cents: own }) => (own ? [{ kind, own }] : []));
  const adult =
    priced.length > 1
      ? priced.map(({ kind, own }) =>
          t('timeBy', { time: formatEuroRange(own, locale), kind: t(`kinds.${kind}`) }),
        )
      : cents
        ? [formatEuroRange(cents, locale)]
        : [];
  const car = carCents === null ? t('noCar') : t('car', { fare: formatEuros(carCents, locale) });
  return [...adult, car];
}

/** Last boat of a day, which may differ by weekday; null if the boat goes back and forth all day. */
export function lastOf({ t }: RouteContext, last: readonly [number, number] | null) {
  if (!last) return null;
  const [first, latest] = last.map(clock) as [string, string];
  return first === latest ? latest : t('lastRange', { first, last: latest });
}

function lastWords(context: RouteContext): string | null {
  const { t, facts } = context;
  const [summer, winter] = [facts.summer, facts.winter].map(({ lastBoat }) =>
    lastOf(context, lastBoat),
  );
  if (summer && winter) return t('lastBoat', { summer, winter });
  if (summer) return t('lastSummer', { summer });
  return winter ? t('lastWinter', { winter }) : null;
}

type WindKind = 'local' | 'highSpeed' | 'conventional';

const windKindOf: Readonly<Record<VesselKind, WindKind>> = {
  local: 'local',
  passenger: 'local',
  'high-speed': 'highSpeed',
  conventional: 'conventional',
};

/** Forces from which boats of a kind are doubtful, and stay in port. */
function forcesOf(kind: WindKind) {
  const from = (verdict: 'doubtful' | 'stays') =>
    windForces.find((force) => force[kind] === verdict)?.beaufort ?? 0;
  return { doubtful: from('doubtful'), stays: from('stays') };
}

function windWords({ t, facts, locale }: RouteContext, ports: WindContext): string {
  const kinds = new Set(facts.allKinds.map((kind) => windKindOf[kind]));
  const stopped = (['local', 'highSpeed', 'conventional'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => t(`windOf.${kind}`, forcesOf(kind)));
  const open = ports.guides.flatMap((guide) => {
    if (!guide) return [];
    const port = portName(facts, guide.portId, locale);
    const names = guide.wind.openTo.map((one) => ports.winds(one));
    return names.length > 0
      ? t('windPort.open', { port, winds: listOf(names, locale) })
      : t('windPort.shut', { port });
  });
  return t('windStop', { kinds: stopped.join(', '), ports: open.join(', ') });
}

function monthCells({ facts, locale }: RouteContext): MonthCell[] {
  const most = Math.max(...facts.months, 1);
  return facts.months.map((value, index) => ({
    name: monthName(index + 1, locale),
    initial: monthName(index + 1, locale, 'narrow'),
    boats: Math.round(value),
    isNew: Math.round(value) !== Math.round(facts.months[index - 1] ?? -1),
    share: value / most,
  }));
}
