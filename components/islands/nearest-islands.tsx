import { getFormatter, getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/fold';
import { routes } from '@/lib/platform/routes/register';
import { PosterFrame } from './poster-frame';

interface NearestIslandsProps {
  /** Nearest first. */
  neighbours: readonly { slug: string; name: string; km: number }[];
}

/** Nearest islands with their distances. */
export async function NearestIslands({ neighbours }: NearestIslandsProps) {
  const [t, format] = await Promise.all([
    getTranslations('islands.island.nearest'),
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
      </Fold>
    </section>
  );
}
