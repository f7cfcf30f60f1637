import { costGroupOfIsland } from '@/lib/foundation/ids/island-register';
import { type IslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { type Cost, type CostGroup, type CostItem, type CostSeason, costSeasons } from './schema';
import type { CostSourceId } from './sources';

const islandsOf = (group: CostGroup) =>
  islandSlugs.filter((slug) => costGroupOfIsland[slug] === group);

/** Islands of each price group, from their records. */
export const islandsOfGroup: Readonly<Record<CostGroup, readonly IslandSlug[]>> = {
  famous: islandsOf('famous'),
  popular: islandsOf('popular'),
  quiet: islandsOf('quiet'),
};

/** Lowest, likely and highest price, in euros. */
type Euros = readonly [low: number, likely: number, high: number];

const cents = ([low, likely, high]: Euros) => ({
  low: Math.round(low * 100),
  likely: Math.round(likely * 100),
  high: Math.round(high * 100),
});

/** A cost that is the same all year. */
function daily(
  item: CostItem,
  group: CostGroup,
  basis: Cost['basis'],
  euros: Euros,
  sources: CostSourceId[],
): Cost {
  return { item, group, season: 'all', basis, range: cents(euros), sources };
}

/**
 * The four seasonal prices of an item; `published` names the seasons whose prices a source prints.
 */
function seasonal(
  item: CostItem,
  group: CostGroup,
  euros: readonly [low: Euros, shoulder: Euros, high: Euros, peak: Euros],
  sources: CostSourceId[] = [],
  published: readonly CostSeason[] = [],
): Cost[] {
  return costSeasons.map((season, index) => ({
    item,
    group,
    season,
    basis: published.includes(season) ? 'published' : 'estimate',
    range: cents(euros[index] as Euros),
    sources,
  }));
}

/**
 * The table of costs: each item in each group, and in each season where the price depends on it.
 */
export const costs: readonly Cost[] = [
  daily('bus', 'famous', 'published', [2.2, 2.5, 2.7], ['ktelSantorini']),
  daily('bus', 'popular', 'published', [1.8, 2.5, 6.2], ['greekaNaxos']),
  daily('bus', 'quiet', 'estimate', [1.6, 2.2, 4], []),

  daily('coffee', 'famous', 'estimate', [4, 5, 7], ['naxosPress']),
  daily('coffee', 'popular', 'estimate', [3, 4, 5], ['naxosPress']),
  daily('coffee', 'quiet', 'estimate', [2.5, 3.5, 4.5], ['naxosPress']),

  daily('souvlaki', 'famous', 'published', [3.9, 6.5, 9.5], ['alpha', 'ethnos', 'insider']),
  daily('souvlaki', 'popular', 'published', [3.5, 4.5, 5.5], ['alpha', 'ethnos']),
  daily('souvlaki', 'quiet', 'estimate', [3.2, 4, 4.8], ['insider']),

  daily('meal', 'famous', 'estimate', [25, 32, 50], ['roughGuides']),
  daily('meal', 'popular', 'estimate', [18, 24, 35], ['roughGuides']),
  daily('meal', 'quiet', 'estimate', [15, 20, 30], ['roughGuides']),

  daily('sunbeds', 'famous', 'estimate', [30, 60, 150], ['ant1']),
  daily('sunbeds', 'popular', 'published', [30, 35, 40], ['directus']),
  daily('sunbeds', 'quiet', 'estimate', [10, 20, 50], ['ant1']),

  ...seasonal('scooter', 'famous', [
    [18, 22, 28],
    [22, 28, 35],
    [28, 36, 45],
    [38, 46, 60],
  ]),
  ...seasonal('scooter', 'popular', [
    [15, 18, 25],
    [18, 23, 30],
    [22, 30, 38],
    [30, 38, 50],
  ]),
  ...seasonal('scooter', 'quiet', [
    [15, 18, 22],
    [16, 20, 26],
    [20, 26, 34],
    [26, 34, 42],
  ]),

  ...seasonal(
    'car',
    'famous',
    [
      [30, 38, 50],
      [40, 50, 65],
      [60, 75, 95],
      [80, 105, 140],
    ],
    ['naxosCars'],
  ),
  ...seasonal(
    'car',
    'popular',
    [
      [28, 35, 45],
      [39, 43, 56],
      [55, 61, 79],
      [84, 90, 101],
    ],
    ['naxosCars'],
    ['shoulder', 'high', 'peak'],
  ),
  ...seasonal(
    'car',
    'quiet',
    [
      [28, 35, 42],
      [35, 40, 50],
      [45, 55, 70],
      [60, 75, 95],
    ],
    ['naxosCars'],
  ),

  ...seasonal('roomSimple', 'famous', [
    [50, 65, 90],
    [70, 90, 120],
    [100, 135, 180],
    [150, 195, 260],
  ]),
  ...seasonal('roomSimple', 'popular', [
    [35, 45, 60],
    [45, 60, 80],
    [65, 85, 110],
    [95, 125, 160],
  ]),
  ...seasonal('roomSimple', 'quiet', [
    [30, 40, 55],
    [40, 55, 70],
    [55, 75, 95],
    [80, 105, 130],
  ]),

  ...seasonal('roomMiddle', 'famous', [
    [80, 105, 140],
    [120, 165, 220],
    [180, 245, 330],
    [250, 350, 480],
  ]),
  ...seasonal(
    'roomMiddle',
    'popular',
    [
      [55, 70, 90],
      [75, 100, 130],
      [110, 145, 190],
      [150, 195, 260],
    ],
    ['niceMagazine'],
  ),
  ...seasonal(
    'roomMiddle',
    'quiet',
    [
      [45, 60, 80],
      [60, 85, 110],
      [85, 110, 150],
      [120, 155, 200],
    ],
    ['niceMagazine'],
  ),

  ...seasonal(
    'roomFine',
    'famous',
    [
      [150, 210, 300],
      [250, 340, 480],
      [350, 500, 700],
      [450, 680, 1000],
    ],
    ['trivago'],
  ),
  ...seasonal(
    'roomFine',
    'popular',
    [
      [100, 135, 180],
      [150, 205, 280],
      [220, 300, 420],
      [300, 410, 600],
    ],
    ['trivago'],
  ),
  ...seasonal(
    'roomFine',
    'quiet',
    [
      [80, 110, 150],
      [110, 155, 210],
      [160, 220, 300],
      [210, 290, 400],
    ],
    ['trivago'],
  ),
];
