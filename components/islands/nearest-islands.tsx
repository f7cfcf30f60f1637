import { getFormatter, getTranslations } from 'next-intl/server';
import { PairLink } from '@/components/compare/pair-link';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/fold';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { pairsWith } from '@/lib/foundation/ids/compared-pairs';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { PosterFrame } from './poster-frame';

/** Number of comparisons that an island links to. */
const mostPairs = 5;

interface NearestIslandsProps {
  slug: IslandSlug;
  /** Nearest first. */
  neighbours: readonly { slug: string; name: string; km: number }[];
}

/** Nearest islands with their distances. */
export async function NearestIslands({ slug: here, neighbours }: NearestIslandsProps) {
  const [t, compare, locale, format] = await Promise.all([
    getTranslations('islands.island.nearest'),
    getTranslations('compare'),
    currentLocale(),
    getFormatter(),
  ]);
  return (
    <section id="nearest" aria-labelledby="nearest-title" className="page-grid scroll-mt-24">
      <Fold
        id="nearest-text"
        title={<h2 id="nearest-title">{t('title')}</h2>}
        className="border-t border-rule open:pb-12 lg:pt-10 lg:pb-20"
      >
        <p className="measure mt-2 text-ink-2">{t('intro')}</p>
        <ul className="mt-7 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
          {neighbours.map(({ slug, name, km }) => (
            <li key={slug}>
              <SiteLink href={routes.island(slug)} className="group block">
                <PosterFrame slug={slug} />
                <span className="mt-3 block font-display text-lg group-hover:text-accent">
                  {name}
                </span>
                <span className="block font-ui text-ink-2 tabular-nums">
                  {t('distance', { km: format.number(km, { maximumFractionDigits: 1 }) })}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 font-ui">
          <span>{compare('pairsOf')}</span>
          {pairsWith(here)
            .slice(0, mostPairs)
            .map((pair) => (
              <PairLink key={pair} t={compare} locale={locale} pair={pair} />
            ))}
        </p>
      </Fold>
    </section>
  );
}
