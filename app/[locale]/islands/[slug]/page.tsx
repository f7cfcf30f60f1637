import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DisruptionsNow } from '@/app/[locale]/disruptions/disruptions-now';
import { IslandPage } from '@/components/islands/island-page';
import { nearestIslands } from '@/lib/foundation/geo/rules';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { islandBySlug } from '@/lib/records/islands/queries';
import { describePage } from '@/lib/records/islands/rules';
import { climateStations, islandStation } from '@/lib/records/weather/climate';
import { BoatsFromHere } from './boats-from-here';
import { ListingsHere } from './listings-here';

export const ensureStatic = 'navigation';

type IslandProps = PageProps<'/[locale]/islands/[slug]'>;

/** Number of neighbouring islands at the foot of the page. */
const shownNeighbours = 4;

export function generateStaticParams() {
  return islandSlugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: IslandProps): Promise<Metadata> {
  const { slug } = await params;
  if (!isIslandSlug(slug)) return {};
  const [t, locale] = await Promise.all([getTranslations('islands.island'), currentLocale()]);
  const { name, shortDescription } = islandBySlug(slug);
  const named = { name: name[locale] };
  return pageMetadata({
    locale,
    path: routes.island(slug),
    title: t('metaTitle', named),
    description: describePage(
      shortDescription[locale],
      t('metaTail', named),
      t('metaTailShort', named),
    ),
  });
}

export default async function Page({ params }: IslandProps) {
  const { slug } = await params;
  const station = isIslandSlug(slug)
    ? climateStations.find(({ id }) => id === islandStation[slug])
    : undefined;
  if (!isIslandSlug(slug) || !station) notFound();
  const locale = await currentLocale();
  const neighbours = nearestIslands(slug).flatMap(({ slug: other, km }) =>
    isIslandSlug(other) ? [{ slug: other, km, name: islandBySlug(other).name[locale] }] : [],
  );
  return (
    <>
      <DisruptionsNow place={slug} locale={locale} />
      <IslandPage
        island={islandBySlug(slug)}
        station={station}
        neighbours={neighbours.slice(0, shownNeighbours)}
        activities={<ListingsHere kind="activities" slug={slug} locale={locale} />}
        stays={<ListingsHere kind="hotels" slug={slug} locale={locale} />}
        boats={<BoatsFromHere slug={slug} locale={locale} />}
        locale={locale}
      />
    </>
  );
}
