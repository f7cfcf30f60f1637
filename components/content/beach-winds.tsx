import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TableScroll } from '@/components/ui/table-scroll';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { type BeachInWind, beachesByWind } from '@/lib/records/beach-shelter/beaches-by-wind';
import { effectsInWords } from '@/lib/records/beach-shelter/effects-in-words';

/** Table of calm, windy and rough beaches by wind direction, from the coastline and the records of the beaches. */
export async function BeachWinds({ on }: { on: IslandSlug }) {
  const [t, shelter, locale] = await Promise.all([
    getTranslations('guides.beachWinds'),
    getTranslations('beachShelter'),
    currentLocale(),
  ]);
  const names = (beaches: readonly BeachInWind[]) =>
    beaches.map(({ beach }) => beach.name[locale]).join(', ') || '–';
  const namesWithEffects = (beaches: readonly BeachInWind[]) =>
    beaches
      .map(({ beach, effects }) => `${beach.name[locale]} (${effectsInWords(effects, shelter)})`)
      .join(', ') || '–';
  return (
    <>
      <TableScroll label={t('label')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('wind')}</th>
              <th scope="col">{t('calm')}</th>
              <th scope="col">{t('windy')}</th>
              <th scope="col">{t('rough')}</th>
            </tr>
          </thead>
          <tbody>
            {beachesByWind(on).map(({ side, calm, windy, rough }) => (
              <tr key={side}>
                <th scope="row">{t(side)}</th>
                <td>{names(calm)}</td>
                <td>{namesWithEffects(windy)}</td>
                <td>{names(rough)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
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
