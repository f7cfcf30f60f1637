import { formatNumber } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Character } from '@/lib/records/islands/schema';
import { monthName } from '../word/months';
import { link, listed, nameOf, plain } from '../word/names';
import { faultOf } from './ferry';
import { pagesOf } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

/** Fields of a packing list that an answer uses. */
interface PackingBrief {
  readonly month: number;
  readonly nights: number;
  readonly lines: number;
  readonly weather: { readonly highC: number; readonly lowC: number };
  readonly holds?: readonly {
    readonly things: readonly { readonly name: string; readonly why: string | null }[];
  }[];
}

/** Activity on the packing list for each taste. */
const doingOf: Partial<Record<Character, string>> = {
  beaches: 'beach',
  hiking: 'hike',
  food: 'dine',
  history: 'culture',
  sailing: 'boat',
};
/** Maximum number of things in an answer. Only things with a reason are named. */
const mostNamed = 8;
/** Age below which a child counts as a baby. */
const babyBefore = 3;
const mostNights = 60;
const mostPersons = 9;

/** Names the things to pack that have a reason, and links to the whole list. */
export function packingNext(
  asked: TurnRequest,
  islands: readonly IslandSlug[],
  month: number | undefined,
  nights: number | undefined,
): Next {
  const { t, locale, turn, trip } = asked;
  if (!month) return { text: t('packing.when') };
  const [found] = resultsOf(asked, 'getPackingList');
  if (!found) {
    const doing = [
      ...turn.tastes.likes.flatMap((one) => doingOf[one] ?? []),
      ...(turn.boats.vehicle && turn.boats.vehicle !== 'none' ? ['drive'] : []),
    ];
    const ages = turn.party?.children ?? [];
    const input = {
      month,
      island: [...new Set(islands)],
      ...(doing.length > 0 ? { do: [...new Set(doing)] } : {}),
      ...(nights ? { nights: Math.min(nights, mostNights) } : {}),
      adults: Math.min(turn.party?.adults ?? trip.adults ?? 2, mostPersons),
      children: Math.min(ages.filter((age) => age >= babyBefore).length, mostPersons),
      babies: Math.min(ages.filter((age) => age < babyBefore).length, mostPersons),
    };
    return { calls: [{ tool: 'getPackingList', input }] };
  }
  const { holds, weather, ...list } = found.output as unknown as PackingBrief;
  if (!holds) return { text: faultOf(asked, found.output) };
  const things = holds.flatMap((hold) => hold.things);
  const degrees = (value: number) =>
    formatNumber(Math.round(value), locale, { maximumFractionDigits: 0 });
  const names = islands.map((slug) => nameOf(slug, locale));
  const lines = things
    .filter(({ why }) => why)
    .slice(0, mostNamed)
    .map(({ name, why }) => `- **${plain(name)}**: ${plain(why ?? '')}`);
  const head = t('packing.head', {
    islands: names.length > 0 ? listed(names, locale) : t('packing.anywhere'),
    nights: list.nights,
    month: monthName(list.month, locale),
    things: list.lines,
    low: degrees(weather.lowC),
    high: degrees(weather.highC),
  });
  const page = link(t('packing.page'), pagesOf(found.output).page);
  return { text: `${head}\n\n${lines.join('\n')}\n\n${page}.` };
}
