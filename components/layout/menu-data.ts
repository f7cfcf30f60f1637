import { getTranslations } from 'next-intl/server';
import type { IconName } from '@/components/ui/icons';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { type Locale, secondLocale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { leadingIslandSlugs } from '@/lib/foundation/ids/island-slugs';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import {
  barLinks,
  featuredGuides,
  footerGroups,
  type MenuIsland,
  moreSlugs,
  pickIslands,
  popularSlugs,
  quickTiles,
  tools,
} from './menu';

/* Texts and URLs of the menus, as tuples, because the mobile menu receives them as props. */
export type Entry = readonly [href: string, label: string];
export type CardEntry = readonly [href: string, title: string, text: string];
export type ToolEntry = readonly [href: string, label: string, text: string, icon: IconName];
export type TileEntry = readonly [href: string, label: string, icon: IconName];
export type LinkGroup = readonly [title: string, links: readonly Entry[]];

export interface DestinationsMenu {
  islandsTitle: string;
  islands: readonly (readonly [href: string, name: string, otherName: string])[];
  /** Language of the alternative names. */
  other: Locale;
  allIslands: Entry;
  guidesTitle: string;
  guides: readonly Entry[];
  allGuides: Entry;
  featuredTitle: string;
  featured: CardEntry;
}

export interface PlanMenu {
  tools: readonly ToolEntry[];
  featuredTitle: string;
  featured: readonly CardEntry[];
}

export interface AccountMenu {
  signIn: Entry;
  signUp: Entry;
  profile: Entry;
  myTrips: Entry;
  signOut: string;
  signOutFailed: string;
  home: string;
}

/** Texts of the mobile menu, whose content is rendered on first opening. */
export interface MenuWords {
  tiles: readonly TileEntry[];
  destinationsTitle: string;
  islands: FoldedLinks;
  guides: FoldedLinks;
  planTitle: string;
  tools: readonly TileEntry[];
  bar: readonly Entry[];
}

/** First links of a column, and a link to all. */
export interface FoldedLinks {
  title: string;
  links: readonly Entry[];
  all: Entry;
}

/** Number of islands and guides listed in the mobile menu. */
const folded = 4;

async function menuTexts() {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  return { t, locale, href: (path: string) => localizePath(path, locale) };
}

/** Returns the texts of the Destinations panel and its section of the mobile menu. */
export async function destinationsMenu(islands: readonly MenuIsland[]): Promise<DestinationsMenu> {
  const { t, locale, href } = await menuTexts();
  const chosen = pickIslands(islands, leadingIslandSlugs);
  const other = secondLocale(locale);
  return {
    islandsTitle: t('islands'),
    islands: chosen.map(({ slug, name }) => [href(routes.island(slug)), name[locale], name[other]]),
    other,
    allIslands: [href(routes.islands), t('allIslands')],
    guidesTitle: t('guides'),
    guides: chosen.map(({ slug, name }) => [
      href(routes.guide(slug)),
      t('guideTo', placeArguments('island', name[locale], locale)),
    ]),
    allGuides: [href(routes.guides), t('allGuides')],
    featuredTitle: t('featured'),
    featured: [
      href(routes.blogPost('best-cyclades-islands')),
      t('featuredPost.title'),
      t('featuredPost.text'),
    ],
  };
}

/** Returns the texts of the Plan Your Trip panel and its section of the mobile menu. */
export async function planMenu(): Promise<PlanMenu> {
  const { t, href } = await menuTexts();
  return {
    tools: tools.map(({ path, text, icon }) => [
      href(path),
      t(`tools.${text}.label`, { name: site.assistant.name }),
      t(`tools.${text}.text`),
      icon,
    ]),
    featuredTitle: t('featured'),
    featured: featuredGuides.map(({ path, text }) => [
      href(path),
      t(`featuredGuides.${text}.title`),
      t(`featuredGuides.${text}.text`),
    ]),
  };
}

/** Returns the single links of the bar. */
export async function barMenu(): Promise<Entry[]> {
  const { t, href } = await menuTexts();
  return barLinks.map(({ path, text }) => [href(path), t(text)]);
}

/** Returns the tiles at the top of the mobile menu. */
async function tileMenu(): Promise<TileEntry[]> {
  const { t, href } = await menuTexts();
  return quickTiles.map(({ path, text, icon }) => [href(path), t(`tiles.${text}`), icon]);
}

/** Returns the texts of the mobile menu, without those of the account. */
export async function menuWords(islands: readonly MenuIsland[]): Promise<MenuWords> {
  const { t } = await menuTexts();
  const [tiles, destinations, plan, bar] = await Promise.all([
    tileMenu(),
    destinationsMenu(islands),
    planMenu(),
    barMenu(),
  ]);
  const {
    islandsTitle,
    islands: chosen,
    allIslands,
    guidesTitle,
    guides,
    allGuides,
  } = destinations;
  return {
    tiles,
    destinationsTitle: t('destinations'),
    islands: {
      title: islandsTitle,
      links: chosen.slice(0, folded).map(([href, name]) => [href, name]),
      all: [allIslands[0], t('viewAllIslands')],
    },
    guides: {
      title: guidesTitle,
      links: guides.slice(0, folded),
      all: [allGuides[0], t('viewAllGuides')],
    },
    planTitle: t('plan'),
    tools: plan.tools.map(([href, label, , icon]) => [href, label, icon]),
    bar,
  };
}

/** Returns Sign In and Sign Up, and the entries of the account menu. */
export async function accountMenu(): Promise<AccountMenu> {
  const { t, href } = await menuTexts();
  return {
    signIn: [href(routes.signIn), t('signIn')],
    signUp: [href(routes.signUp), t('signUp')],
    profile: [href(routes.profile), t('profile')],
    myTrips: [href(routes.myTrips), t('myTrips')],
    signOut: t('signOut'),
    signOutFailed: t('signOutFailed'),
    home: href(routes.home),
  };
}

/** Returns the links of the footer by column. */
export async function footerColumns(islands: readonly MenuIsland[]): Promise<LinkGroup[][]> {
  const [t, locale] = await Promise.all([getTranslations('footer'), currentLocale()]);
  const toIslands = (slugs: Parameters<typeof pickIslands>[1]): Entry[] =>
    pickIslands(islands, slugs).map(({ slug, name }) => [
      localizePath(routes.island(slug), locale),
      name[locale],
    ]);
  const toPages = (group: keyof typeof footerGroups): LinkGroup => [
    t(`groups.${group}`),
    footerGroups[group].map(([text, path]) => [localizePath(path, locale), t(`links.${text}`)]),
  ];
  return [
    [
      [t('popularIslands'), toIslands(popularSlugs)],
      [t('moreIslands'), toIslands(moreSlugs.slice(0, 6))],
    ],
    [toPages('travel')],
    [toPages('plan')],
    [toPages('read')],
    [toPages('company')],
    [toPages('legal')],
  ];
}
