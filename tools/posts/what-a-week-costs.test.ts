import { readFileSync } from 'node:fs';
import { formatDate, formatEuros } from '../../lib/foundation/i18n/format';
import { locales } from '../../lib/foundation/i18n/locales';
import { islandsOfGroup } from '../../lib/records/costs/data';
import { costOf } from '../../lib/records/costs/rules';
import {
  type CostGroup,
  type CostItem,
  type CostSeason,
  costGroups,
  costSeasons,
} from '../../lib/records/costs/schema';
import { costsCheckedOn } from '../../lib/records/costs/sources';

/*
 * The sums of the article are derived from the table of costs: when a price changes there, the
 * article has to change.
 */

type Line = readonly [item: CostItem, group: CostGroup, season: CostSeason, times: number];

/** Expenses of each party in the article, in the order of its table. */
const weeks: readonly (readonly Line[])[] = [
  [
    ['roomSimple', 'quiet', 'shoulder', 7],
    ['meal', 'quiet', 'shoulder', 14],
    ['souvlaki', 'quiet', 'shoulder', 14],
    ['coffee', 'quiet', 'shoulder', 14],
    ['bus', 'quiet', 'shoulder', 12],
    ['scooter', 'quiet', 'shoulder', 2],
  ],
  [
    ['roomSimple', 'popular', 'high', 14],
    ['meal', 'popular', 'high', 21],
    ['souvlaki', 'popular', 'high', 28],
    ['coffee', 'popular', 'high', 14],
    ['sunbeds', 'popular', 'high', 3],
    ['bus', 'popular', 'high', 16],
    ['car', 'popular', 'high', 2],
  ],
  [
    ['roomMiddle', 'famous', 'peak', 3],
    ['meal', 'famous', 'peak', 6],
    ['souvlaki', 'famous', 'peak', 6],
    ['coffee', 'famous', 'peak', 6],
    ['bus', 'famous', 'peak', 12],
    ['roomMiddle', 'popular', 'peak', 4],
    ['meal', 'popular', 'peak', 8],
    ['souvlaki', 'popular', 'peak', 8],
    ['coffee', 'popular', 'peak', 8],
    ['sunbeds', 'popular', 'peak', 2],
    ['scooter', 'popular', 'peak', 2],
  ],
];

const rangeOf = ([item, group, season]: Line) => costOf(item, group, season).range;
const sum = (lines: readonly Line[], price: 'low' | 'likely' | 'high') =>
  lines.reduce((cents, line) => cents + rangeOf(line)[price] * line[3], 0);
const about = (cents: number) => Math.round(cents / 1000) * 1000;

/** Tables of a text: the cells of each row, without its heading and emphasis. */
const tablesOf = (text: string) =>
  [...text.matchAll(/^\|.*\|\n\| ---.*\n((?:\|.*\|\n)+)/gm)].map(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .replaceAll('**', '')
          .split('|')
          .slice(2, -1)
          .map((cell) => cell.trim()),
      ),
  );

describe.each(locales)('the post on weekly costs, %s', (locale) => {
  const text = readFileSync(`supabase/seed/posts/what-a-week-costs.${locale}.md`, 'utf8');
  const euros = (cents: number) => formatEuros(cents, locale);
  const tables = tablesOf(text);

  it.each(weeks.map((lines, index) => [index, lines] as const))(
    'totals week %i by the table of costs',
    (index, lines) => {
      expect(tables[index]).toEqual([
        ...lines.map((line) => {
          const { likely } = rangeOf(line);
          return [`${line[3]} × ${euros(likely)}`, euros(likely * line[3])];
        }),
        ['', euros(sum(lines, 'likely'))],
        ['', `${euros(sum(lines, 'low'))} – ${euros(sum(lines, 'high'))}`],
      ]);
    },
  );

  it('has the room prices of each season and group', () => {
    expect(tables[weeks.length]).toEqual(
      costSeasons.map((season) =>
        costGroups.map((group) => euros(costOf('roomMiddle', group, season).range.likely)),
      ),
    );
    expect(tables).toHaveLength(weeks.length + 1);
  });

  it('repeats the values of its tables in its sentences, with their date', () => {
    const [couple = [], , friends = []] = weeks;
    const only = (wanted: CostItem) => friends.filter(([item]) => item === wanted);
    for (const cents of [
      about(sum(couple, 'likely')),
      about(sum(friends, 'likely')),
      sum(only('roomMiddle'), 'likely'),
      sum(only('coffee'), 'likely'),
    ]) {
      expect(text).toContain(euros(cents));
    }
    expect(text).toContain(formatDate(costsCheckedOn, locale));
  });

  it('mentions islands of the group used in the calculation', () => {
    const linked = (part: string) =>
      [...part.matchAll(/\]\(\/islands\/([a-z]+)\)/g)].map(([, slug]) => slug);
    const [, , couple = '', family = '', friends = ''] = text.split('\n## ');
    expect(islandsOfGroup.quiet).toEqual(expect.arrayContaining(linked(couple)));
    expect(islandsOfGroup.popular).toEqual(expect.arrayContaining(linked(family)));
    expect(linked(friends)).toEqual(['santorini', 'paros']);
    expect(islandsOfGroup.quiet).toHaveLength(14);
  });
});
