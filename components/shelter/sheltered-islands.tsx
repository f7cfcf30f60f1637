import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { OpenMap } from '@/components/maps/layers/open-map';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { windFrom, windsOf } from '@/lib/shelter/arcs';
import type { Exposure } from '@/lib/shelter/exposure';
import { type ShelteredBeach, shelteredBeaches } from '@/lib/shelter/sheltered-beaches';
import { comingWinds } from '@/lib/shelter/winds';
import { forceOfKmh } from '@/lib/weather/beaufort';
import type { WeatherReport } from '@/lib/weather/forecast/report';
import './shelter.css';

/** Beaches of an island that are named; the rest stand on its own page. */
const named = 3;

interface ShelteredIslandsProps {
  /** By name, in the page’s language. */
  islands: readonly { readonly slug: IslandSlug; readonly name: string }[];
  report: WeatherReport;
  locale: Locale;
}

/** Of each island how many of its beaches lie calm now and tomorrow, and the calmest by name. */
export async function ShelteredIslands({ islands, report, locale }: ShelteredIslandsProps) {
  const t = await getTranslations({ locale, namespace: 'shelter' });
  const names = windsOf(t('winds'));
  const rows = islands.map(({ slug, name }) => {
    const winds = comingWinds(report.places.get(slug));
    const beaches = shelteredBeaches(slug, winds);
    const calmOf = (exposed: (one: ShelteredBeach) => Exposure | null) =>
      beaches.filter((one) => exposed(one)?.state === 'calm');
    const wind = winds.first?.wind;
    return {
      slug,
      name,
      count: beaches.length,
      wind: wind && `${windFrom(wind.from, names)} ${forceOfKmh(wind.kmh)}`,
      first: winds.first && calmOf(({ first }) => first),
      tomorrow: winds.tomorrow && calmOf(({ tomorrow }) => tomorrow).length,
    };
  });
  return (
    <Section
      id="beaches"
      title={t('title')}
      intro={t('intro')}
      aside={<OpenMap layers={['beaches']} title={t('title')} locale={locale} />}
    >
      <table className="sheltered-table sheltered-islands">
        <thead>
          <tr>
            <th scope="col">{t('island')}</th>
            <th scope="col">{t('windNow')}</th>
            <th scope="col">{t('calmNow')}</th>
            <th scope="col">{t('tomorrow')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, name, count, wind, first, tomorrow }) => (
            <tr key={slug}>
              <th scope="row">
                <SiteLink href={`${routes.weatherOf(slug)}#beaches`} className="text-link">
                  {name}
                </SiteLink>
              </th>
              <td>{wind ?? '–'}</td>
              <td>
                {first ? t('calmOf', { calm: first.length, count }) : '–'}
                {first && first.length > 0 ? (
                  <small>
                    {first
                      .slice(0, named)
                      .map(({ beach }) => beach.name[locale])
                      .join(', ')}
                  </small>
                ) : null}
              </td>
              <td>{tomorrow === null ? '–' : t('calmOf', { calm: tomorrow, count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
