import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/i18n/current';
import type { Place } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { beachesByWind } from '@/lib/shelter/beaches-by-wind';

/** Table of calm and rough beaches by wind direction, computed from the coastline. */
export async function BeachWinds({ on }: { on: IslandSlug }) {
  const [t, shelter, locale] = await Promise.all([
    getTranslations('guides.beachWinds'),
    getTranslations('shelter'),
    currentLocale(),
  ]);
  const names = (places: readonly Place[]) =>
    places.map(({ name }) => name[locale]).join(', ') || '–';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="table-scroll" aria-label={t('label')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('wind')}</th>
              <th scope="col">{t('calm')}</th>
              <th scope="col">{t('rough')}</th>
            </tr>
          </thead>
          <tbody>
            {beachesByWind(on).map(({ side, calm, rough }) => (
              <tr key={side}>
                <th scope="row">{t(side)}</th>
                <td>{names(calm)}</td>
                <td>{names(rough)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <small>
          {t('note')}{' '}
          <SiteLink href={`${routes.weatherOf(on)}#beaches`} className="text-link">
            {shelter('link')}
          </SiteLink>
        </small>
      </p>
    </>
  );
}
