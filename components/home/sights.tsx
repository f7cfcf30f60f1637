import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDegrees } from '@/lib/foundation/geo/degrees';
import { routes } from '@/lib/platform/routes/register';

interface SightsProps {
  sights: readonly {
    /** Path with fragment, without language prefix. */
    href: string;
    island: string;
    name: string;
    sentence: string;
    position: { lat: number; lon: number };
  }[];
}

/** Six sights from the island records, each next to its position on the chart. */
export async function Sights({ sights }: SightsProps) {
  const t = await getTranslations('home.sights');
  return (
    <section className="border-y border-rule bg-deep">
      <div className="page-grid grid gap-x-14 gap-y-8 py-12 md:py-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div>
          <h2>{t('title')}</h2>
          <p className="measure mt-3 text-ink-2">{t('intro')}</p>
          <p className="mt-4 font-ui">
            <SiteLink href={routes.islands} className="text-link">
              {t('all')}
            </SiteLink>
          </p>
        </div>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {sights.map(({ href, island, name, sentence, position }) => (
            <li key={href} className="border-t border-ink pt-3">
              <p className="flex flex-wrap justify-between gap-x-4 font-ui text-sm text-ink-2">
                <span>{island}</span>
                <span className="tabular-nums">
                  {t('position', {
                    lat: formatDegrees(position.lat),
                    lon: formatDegrees(position.lon),
                  })}
                </span>
              </p>
              <h3 className="mt-1.5 text-lg">
                <SiteLink href={href} className="hover:text-accent">
                  {name}
                </SiteLink>
              </h3>
              <p className="mt-1.5 leading-snug">{sentence}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
