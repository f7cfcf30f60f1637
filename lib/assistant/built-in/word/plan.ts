import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Words } from '../decide/turn-request';
import { link, named, nameOf } from './names';

/** Result of `planFerries` for models. */
export interface PlanBrief {
  readonly kind: 'plan' | 'infeasible';
  readonly label: { readonly isTypical: boolean; readonly text: string };
  readonly relaxations: readonly Relaxed[];
  readonly plan: {
    readonly order: readonly string[];
    readonly stays: readonly {
      readonly island: string;
      readonly arrive: string;
      readonly leave: string;
      readonly nights: number;
    }[];
    readonly legs: readonly PlanLeg[];
    readonly totals: {
      readonly cents: number | null;
      readonly seaMinutes: number;
      readonly nights: number;
    };
    readonly warnings: readonly {
      readonly code: string;
      readonly leg?: number;
      readonly port?: string;
      readonly minutes?: number;
      readonly before?: number;
      readonly after?: number;
    }[];
    readonly unmetWishes: readonly { readonly wish: string; readonly legs: readonly number[] }[];
  } | null;
  readonly pages: Readonly<Record<string, string>>;
}

export interface Relaxed {
  readonly change: string;
  readonly days?: number;
  readonly island?: string;
  readonly minNights?: number;
  readonly choose?: number;
  readonly bufferMinutes?: number;
}

interface PlanLeg {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly cents: number | null;
  readonly boats: readonly {
    readonly kind: string;
    readonly from: string;
    readonly to: string;
    readonly departure: string;
    readonly arrival: string;
    readonly vesselKind?: string;
  }[];
}

const clock = (iso: string) => iso.slice(11, 16);

/** One line per stay with its nights and boats, then a line for the way back. */
export function planLines({ plan, pages }: PlanBrief, locale: Locale, t: Words): string[] {
  if (!plan) return [];
  const stays = plan.stays.map(({ island, nights }, index) => {
    const name = link(nameOf(island, locale), pages[island]);
    const boat = boatOf(plan.legs[index], locale, t);
    return `- **${name}**, ${t('plan.nights', { nights })}${boat ? `: ${boat}` : ''}`;
  });
  const back = plan.legs.at(-1);
  const boat = boatOf(back, locale, t);
  return boat ? [...stays, `- ${t('plan.back')}: ${boat}`] : stays;
}

/** Boats of a leg in brief: day, times and ports. */
function boatOf(leg: PlanLeg | undefined, locale: Locale, t: Words): string {
  const boats = leg?.boats.filter(({ kind }) => kind === 'sea') ?? [];
  const [first, last] = [boats[0], boats.at(-1)];
  if (!first || !last) return '';
  const changes = boats.length - 1;
  return t(changes > 0 ? 'plan.boatChange' : 'plan.boat', {
    day: formatDay(first.departure.slice(0, 10), locale, 'short'),
    departure: clock(first.departure),
    arrival: clock(last.arrival),
    ...named('from', first.from, locale),
    ...named('to', last.to, locale),
    changes,
  });
}

/** First sentence of the timetable's label. The linked page has the rest. */
export const labelOf = ({ isTypical, text }: PlanBrief['label']): string =>
  isTypical ? `*${/^.*?[.!](?= |$)/.exec(text)?.[0] ?? text}* ` : '';

/** Sentence with the fares and the time at sea of a plan. */
export function planTotals({ plan }: PlanBrief, people: number, locale: Locale, t: Words): string {
  if (!plan) return '';
  const { cents, seaMinutes } = plan.totals;
  const time = formatDuration(seaMinutes, locale);
  return cents === null
    ? t('plan.totalsUnknown', { time })
    : t('plan.totals', { amount: formatEuros(cents, locale), people, time });
}

/** Warnings and unmet wishes of a plan, one sentence each. */
export function planWarnings({ plan }: PlanBrief, locale: Locale, t: Words): string[] {
  if (!plan) return [];
  const tight = new Map<string, number>();
  for (const { code, port = '', minutes = 0 } of plan.warnings) {
    if (code === 'tight-connection') tight.set(port, Math.min(minutes, tight.get(port) ?? minutes));
  }
  const changes = [...tight].map(([port, minutes]) =>
    t('warn.tight', { port: nameOf(port, locale), minutes }),
  );
  const said = plan.warnings.flatMap(({ code, before = 0, after = 0 }) => {
    if (code === 'unused-days') return [t('warn.unused', { days: before + after })];
    if (code === 'overnight') return [t('warn.overnight')];
    if (code === 'last-boat-before-flight') return [t('warn.lastBoat')];
    if (code === 'leaves-at-night' || code === 'night-lost') return [t('warn.night')];
    return code === 'unknown-fare' ? [t('warn.fare')] : [];
  });
  const unmet = plan.unmetWishes.flatMap(({ wish, legs }) => {
    const count = legs.length;
    if (wish === 'fewEarlyMornings') return [t('unmet.early', { count })];
    if (wish === 'noLateArrivals') return [t('unmet.late', { count })];
    return wish === 'pace' ? [t('unmet.pace', { count })] : [];
  });
  return [...new Set([...changes, ...said, ...unmet])];
}

/** Sentence about a relaxation by which the plan was found. */
export function relaxedText(change: Relaxed, locale: Locale, t: Words): string {
  const island = change.island ? nameOf(change.island, locale) : '';
  switch (change.change) {
    case 'longer-range':
      return t('relaxed.longer', { days: change.days ?? 1 });
    case 'fewer-nights':
      return t('relaxed.nights', { island, nights: change.minNights ?? 1 });
    case 'drop-island':
      return t('relaxed.drop', { island });
    case 'choose-fewer':
      return t('relaxed.fewer', { islands: change.choose ?? 1 });
    case 'without-vehicle':
      return t('relaxed.vehicle');
    case 'without-restrictions':
      return t('relaxed.restrictions');
    case 'any-last-boat':
      return t('relaxed.lastBoat');
    case 'as-many-as-fit':
      return t('relaxed.asFit');
    case 'free-order':
      return t('relaxed.order');
    case 'shorter-buffer':
      return t('relaxed.buffer', { minutes: change.bufferMinutes ?? 0 });
    case 'other-port':
      return t('relaxed.port');
    default:
      return t('relaxed.other');
  }
}
