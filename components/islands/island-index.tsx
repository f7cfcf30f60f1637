import { getTranslations } from 'next-intl/server';
import { ArchipelagoChart } from '@/components/maps/archipelago-chart';
import { OpenMap } from '@/components/maps/layers/open-map';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import {
  hourLimits,
  islandFacts,
  parseFilter,
  sizeClasses,
  sizeLimitsKm2,
  sortKeys,
} from '@/lib/records/islands/rules';
import { characters, type Island } from '@/lib/records/islands/schema';
import type { ExplorerTexts } from './explorer-texts';
import { IslandCard } from './island-card';
import { IslandExplorer } from './island-explorer';
import { PlainFilters } from './plain-filters';

interface IslandIndexProps {
  /** Sorted by name in the page's language. */
  islands: readonly Island[];
  locale: Locale;
  /** Filter query of the URL. */
  query: string;
}

/** Chart of all islands above their cards; the filters apply to both. */
export async function IslandIndex({ islands, locale, query }: IslandIndexProps) {
  const t = await getTranslations('islands');
  return (
    <IslandExplorer
      texts={await explorerTexts(islands.length)}
      query={query}
      whole={localizePath(routes.islands, locale)}
      plainFilters={<PlainFilters chosen={parseFilter(query, characters).characters} />}
      chart={
        <>
          <ArchipelagoChart
            locale={locale}
            first
            title={t('chartTitle')}
            islands={islands.map(({ slug, name }) => ({
              slug,
              name: name[locale],
              href: localizePath(routes.island(slug), locale),
            }))}
          />
          <div className="page-grid mt-2">
            <OpenMap layers={['islands']} locale={locale} />
          </div>
        </>
      }
      islands={islands.map((island) => ({
        facts: islandFacts(island),
        card: <IslandCard key={island.slug} island={island} locale={locale} />,
      }))}
    />
  );
}

/** Returns the texts of the filters for the client component. */
async function explorerTexts(total: number): Promise<ExplorerTexts> {
  const t = await getTranslations('islands');
  const [small, large] = sizeLimitsKm2;
  const hints = {
    small: t('list.sizeHints.small', { km: small }),
    medium: t('list.sizeHints.medium', { from: small, to: large }),
    large: t('list.sizeHints.large', { km: large }),
  };
  const option = <V,>(value: V, label: string, hint?: string) => ({ value, label, hint });
  return {
    title: t('list.title'),
    label: t('list.label'),
    counts: Array.from({ length: total + 1 }, (_, count) => t('list.status', { count })),
    filters: t('list.filters'),
    size: t('list.size'),
    sizes: [
      option(undefined, t('list.sizes.any')),
      ...sizeClasses.map((size) => option(size, t(`list.sizes.${size}`), hints[size])),
    ],
    hours: t('list.hours'),
    hourLimits: [
      option(undefined, t('list.hoursAny')),
      ...hourLimits.map((hours) => option(hours, t('list.hoursUpTo', { hours }))),
    ],
    airport: t('list.airport'),
    airportOnly: t('list.airportOnly'),
    character: t('list.character'),
    characters: characters.map((character) => option(character, t(`characters.${character}`))),
    sort: t('list.sort'),
    sorts: sortKeys.map((sort) => option(sort, t(`list.sorts.${sort}`))),
    reset: t('list.reset'),
    emptyTitle: t('list.emptyTitle'),
    emptyText: t('list.emptyText'),
    note: t('list.note'),
  };
}
