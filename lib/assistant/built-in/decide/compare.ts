import { formatNumber } from '@/lib/foundation/i18n/format';
import { pairOf } from '@/lib/foundation/ids/compared-pairs';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { costGroupOf } from '@/lib/records/costs/rules';
import { costGroups } from '@/lib/records/costs/schema';
import { allIslands } from '@/lib/records/islands/queries';
import { monthName } from '../word/months';
import { link, listed, nameOf, plain } from '../word/names';
import { aspectLines, aspectsOf } from './aspect';
import { faultOf } from './ferry';
import { passageLines } from './passages';
import { firstSentences, pagesOf } from './quotes';
import { type Next, resultsOf, type ToolCall, type TurnRequest } from './turn-request';

interface IslandText {
  readonly line?: string;
  readonly suits: string;
  readonly whenToGo: string;
  readonly characters: readonly string[];
  readonly bestMonths?: readonly number[];
  readonly pages: Readonly<Record<string, string>>;
}

interface Climate {
  readonly highC: number;
  readonly lowC: number;
  readonly seaC: number | null;
}

/**
 * Puts two islands side by side: our written view of the pair, whom each suits, and its weather in
 * the month of the journey.
 */
export function compareNext(
  asked: TurnRequest,
  islands: readonly IslandSlug[],
  month: number | undefined,
): Next {
  const { t, locale } = asked;
  const found = resultsOf(asked, 'getIsland');
  if (found.length === 0) {
    return {
      calls: [
        ...islands.flatMap((island) => [
          { tool: 'getIsland', input: { island } },
          ...(month ? [{ tool: 'getClimate', input: { island, month } }] : []),
        ]),
        ...viewCalls(asked, islands),
      ],
    };
  }
  // Quotes of the guides on the aspect of the choice: food, beaches, walks.
  const aspects = aspectsOf(asked.turn);
  const aspect = aspects.find((one) => one === 'access') ?? aspects[0];
  const said = aspect
    ? aspectLines(asked, islands, [...new Set([aspect, ...aspects])].slice(0, 2))
    : { lines: [] };
  if ('calls' in said) return { calls: said.calls };
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 0 });
  const rows = islands.flatMap((island) => {
    const record = found.find(({ input }) => input.island === island)?.output as unknown as
      | IslandText
      | undefined;
    if (!record?.line) return [];
    const climate = resultsOf(asked, 'getClimate').find(({ input }) => input.island === island);
    const [average] = (climate?.output.months ?? []) as readonly Climate[];
    const weather =
      average && month
        ? [
            t('compare.weather', {
              month: monthName(month, locale),
              low: number(average.lowC),
              high: number(average.highC),
            }),
            average.seaC === null ? '' : t('weather.sea', { sea: number(average.seaC) }),
            plain(firstSentences(record.whenToGo, 200)),
          ]
        : [];
    const text = [plain(firstSentences(record.suits, 260)), ...weather].filter(Boolean).join(' ');
    return [`- ${link(`**${nameOf(island, locale)}**`, record.pages.page)}: ${text}`];
  });
  if (rows.length === 0) return { text: faultOf(asked, found[0]?.output ?? {}) };
  const records = islands.flatMap((island) => {
    const record = found.find(({ input }) => input.island === island)?.output as unknown as
      | IslandText
      | undefined;
    return record?.line ? [{ island, record }] : [];
  });
  const view = viewOf(asked, islands);
  const choice = choiceOf(asked, records, month, view !== '');
  const hasOwnReason = aspect !== undefined || month !== undefined;
  return {
    text: [
      ...(choice && hasOwnReason ? [choice, view] : [view, choice]),
      ...(said.lines.length > 0 ? said.lines : [rows.join('\n')]),
      t('compare.more'),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Search for the page of two islands; none for other islands. */
function viewCalls({ locale }: TurnRequest, islands: readonly IslandSlug[]): ToolCall[] {
  const [one, other, ...more] = islands;
  if (!one || !other || more.length > 0 || !pairOf(one, other)) return [];
  const q = `${nameOf(one, locale)} ${nameOf(other, locale)}`;
  return [{ tool: 'findPassages', input: { q, kind: ['guides'], most: 10 } }];
}

/** Verdict of the page of two islands; empty without one. */
function viewOf(asked: TurnRequest, islands: readonly IslandSlug[]): string {
  const [call] = viewCalls(asked, islands);
  const output = resultsOf(asked, 'findPassages').find(
    ({ input }) => input.q === call?.input.q,
  )?.output;
  const pair = pairOf(islands[0] ?? '', islands[1] ?? '');
  const own = ((output?.passages ?? []) as { page: string }[]).filter(
    ({ page }) => pair && page === routes.comparison(pair),
  );
  if (!output || own.length === 0) return '';
  return passageLines({ passages: own, pages: pagesOf(output) }, 1, undefined, 600);
}

/**
 * Names the island that suits the wishes of a message best, and by which of them. Beside a written
 * view only a reason of the traveller's own adds something.
 */
function choiceOf(
  { turn, trip, t, locale }: TurnRequest,
  records: readonly { readonly island: IslandSlug; readonly record: IslandText }[],
  month: number | undefined,
  hasView: boolean,
): string {
  const isFamily = (turn.party?.children ?? trip.children).length > 0;
  const own = turn.tastes.likes.filter(
    (one) => one !== 'hiking' || !turn.subjects.includes('walking'),
  );
  const likes = [...new Set([...own, ...(isFamily ? (['families'] as const) : [])])];
  const isCheap =
    turn.budget?.style === 'simple' ||
    turn.changes.cheaper === true ||
    turn.aspects.besides.includes('prices');
  // The groups are listed from the dearest on.
  const dear = (island: IslandSlug) => -costGroups.indexOf(costGroupOf(island));
  const rated = records.map(({ island, record }) => {
    const has = likes.filter((one) => record.characters.includes(one));
    const hates = turn.tastes.dislikes.filter((one) => record.characters.includes(one));
    const season = month && record.bestMonths?.includes(month) ? 0.5 : 0;
    const people = allIslands().find(({ slug }) => slug === island)?.population.count ?? 0;
    const crowd = has.includes('quiet') ? Math.min(people / 400, 1.9) : 0;
    const score =
      2 * has.length - crowd - 3 * hates.length + season - (isCheap ? 2 : 0.1) * dear(island);
    return { island, has, score, people };
  });
  const [best, second] = rated.toSorted((a, b) => b.score - a.score);
  if (!best || !second) return '';
  const island = nameOf(best.island, locale);
  const isCheaper = dear(best.island) < dear(second.island);
  const why = [
    ...best.has.map((one) => t(`likes.${one}`)),
    ...(isCheap && isCheaper ? [t('compare.cheap')] : []),
  ];
  // If several islands have the requested feature, another reason is needed.
  if (!isCheap && best.has.length > 0 && best.has.length === second.has.length)
    return t('compare.both', {
      island,
      why: listed(why, locale),
      reason:
        best.has.includes('quiet') && best.people < second.people
          ? 'people'
          : isCheaper
            ? 'price'
            : 'other',
    });
  if (why.length > 0) return t('compare.verdict', { island, why: listed(why, locale) });
  return hasView ? '' : t('compare.even', { island, isCheaper: String(isCheaper) });
}
