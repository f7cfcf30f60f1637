import { formatEuros } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { ToolResult } from '../conversation';
import { monthName } from '../word/months';
import { nameOf } from '../word/names';
import { resultsOf, type ToolCall, type TurnRequest } from './turn-request';

/** Input of `planBudget`. */
export interface CostInput extends Readonly<Record<string, unknown>> {
  readonly island: readonly IslandSlug[];
  readonly nights: readonly number[];
  readonly adults: number;
  readonly children?: number;
  readonly style: string;
  readonly move?: string;
  readonly month?: number;
  readonly date?: string;
}

/** A cost that is over a budget. */
interface Over {
  readonly input: CostInput;
  readonly found: ToolResult;
}

/** Something that could cost less. */
interface Way {
  readonly key: 'simple' | 'month' | 'island' | 'nights';
  readonly input: CostInput;
}

/** Islands that cost little and are near Athens, the first for a stay elsewhere. */
const cheapIslands: readonly IslandSlug[] = ['kythnos', 'serifos', 'syros', 'andros'];
const mostElsewhere = 2;
const [spring, autumn] = [5, 10];

/** Ways to spend less: simply, in a cheaper month, on other islands. */
function waysFrom({ turn, trip }: TurnRequest, { input, found }: Over): Way[] {
  const simple = { ...input, style: 'simple', boats: 'cheapest' };
  const month =
    Number(found.output.month) || Number(String(found.output.date ?? '').slice(5, 7)) || 6;
  const cheaper = month > 7 ? autumn : spring;
  const { date: _, ...undated } = simple;
  const total = input.nights.reduce((all, one) => all + one, 0);
  const others = cheapIslands
    .filter((one) => !input.island.includes(one))
    .filter((one) => !turn.places.avoids.includes(one) && !trip.avoids.has(one))
    .slice(0, mostElsewhere);
  return [
    { key: 'simple', input: simple },
    ...(month === cheaper
      ? []
      : [{ key: 'month' as const, input: { ...undated, month: cheaper } }]),
    ...others.map((island) => ({
      key: 'island' as const,
      input: { ...simple, island: [island], nights: [total] },
    })),
  ];
}

const resultFor = (asked: TurnRequest, input: CostInput) =>
  resultsOf(asked, 'planBudget').find((one) => JSON.stringify(one.input) === JSON.stringify(input));

/** The nights that fit when travelling simply, on one island; none if all of them do. */
function fewerNights(asked: TurnRequest, [simple]: readonly Way[], limit: number): Way[] {
  const output = simple && resultFor(asked, simple.input)?.output;
  const likely = (output?.total as { likely: number } | undefined)?.likely;
  const [asking, more] = simple?.input.nights ?? [];
  if (!simple || likely === undefined || likely <= limit || !asking || more) return [];
  const all = (output?.byCategory ?? []) as { category: string; range: { likely: number } }[];
  const boats = all.find(({ category }) => category === 'ferries')?.range.likely ?? 0;
  const fit = Math.floor(((limit - boats) * asking) / (likely - boats));
  return fit < 2 ? [] : [{ key: 'nights', input: { ...simple.input, nights: [fit] } }];
}

/** Searches for what costs less that have not been made yet. */
export function missingFits(asked: TurnRequest, over: Over, limit: number): ToolCall[] {
  const ways = waysFrom(asked, over);
  return [...ways, ...fewerNights(asked, ways, limit)]
    .filter(({ input }) => !resultFor(asked, input))
    .map(({ input }) => ({ tool: 'planBudget', input }));
}

const likelyOf = (result: ToolResult | undefined) =>
  (result?.output.total as { likely: number } | undefined)?.likely;

/** Says what fits a budget that is too low: simply, fewer nights, another month, another island. */
export function fitLines(asked: TurnRequest, over: Over, limit: number): string {
  const { t, locale } = asked;
  const euros = (cents: number) => formatEuros(Math.round(cents / 100) * 100, locale);
  const first = waysFrom(asked, over);
  const ways = [...first, ...fewerNights(asked, first, limit)].flatMap((way) => {
    const cents = likelyOf(resultFor(asked, way.input));
    return cents === undefined ? [] : [{ ...way, cents }];
  });
  const said = ({ key, input, cents }: (typeof ways)[number]) =>
    t(`budget.fit.${key}`, {
      island: nameOf(input.island[0] ?? '', locale),
      nights: input.nights.reduce((all, one) => all + one, 0),
      month: monthName(Number(input.month ?? 6), locale),
      cost: euros(cents),
    });
  const fitting = ways.filter(({ cents }) => cents <= limit);
  const lines = fitting.map(said);
  if (lines.length > 0)
    return `${t('budget.fits', { limit: euros(limit) })}\n\n${lines.map((one) => `- ${one}`).join('\n')}`;
  const [least] = ways.toSorted((a, b) => a.cents - b.cents);
  return least ? t('budget.fitsNone', { least: said(least) }) : '';
}
