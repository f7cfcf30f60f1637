import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { OpenMap } from '@/components/maps/layers/open-map';
import { Caveat } from '@/components/ui/caveat';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { windFrom, windsOf } from '@/lib/records/beach-shelter/arcs';
import type { BeachExposure } from '@/lib/records/beach-shelter/beach-exposure';
import {
  type ShelteredBeach,
  shelteredBeaches,
} from '@/lib/records/beach-shelter/sheltered-beaches';
import { comingWinds } from '@/lib/records/beach-shelter/winds';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import './shelter.css';

/** Number of beaches named per island; its own page lists all. */
const named = 3;

interface ShelteredIslandsProps {
  /** Sorted by name in the page’s language. */
  islands: readonly { readonly slug: IslandSlug; readonly name: string }[];
  report: WeatherReport;
  /** Date in Greece; without a forecast, its month determines the usual wind. */
  today: IsoDate;
  locale: Locale;
}

/** Number of calm beaches per island now and tomorrow, and the names of the calmest. */
export async function ShelteredIslands(props: ShelteredIslandsProps) {
  const { islands, report, today, locale } = props;
  const t = await getTranslations({ locale, namespace: 'beachShelter' });
  const names = windsOf(t('winds'));
  const isUsual = report.freshness === 'none';
  const rows = islands.map(({ slug, name }) => {
    const winds = comingWinds(report.places.get(slug), today);
    const beaches = shelteredBeaches(slug, winds);
    const calmOf = (exposed: (one: ShelteredBeach) => BeachExposure | null) =>
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
  const best = rows.toSorted((one, other) => shareOf(other) - shareOf(one));
  return (
    <Section
      id="beaches"
      title={t('title')}
      intro={t(isUsual ? 'usual.islands' : 'islandsIntro')}
      aside={<OpenMap layers={['beaches']} title={t('title')} locale={locale} />}
    >
      {isUsual ? (
        <ul className="shelter-list">
          {best.map(({ slug, name, count, first }) => (
            <li key={slug}>
              <SiteLink href={`${routes.weatherOf(slug)}#beaches`}>
                <b>{name}</b>
                {first ? t('calmOf', { calm: first.length, count }) : '–'}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : (
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
            {best.map(({ slug, name, count, wind, first, tomorrow }) => (
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
      )}
      <Caveat label={t('estimate')}>
        <p>{t(isUsual ? 'usual.intro' : 'intro')}</p>
        {isUsual ? <p>{t('usual.source')}</p> : null}
      </Caveat>
    </Section>
  );
}

interface CalmBeaches {
  readonly first: readonly ShelteredBeach[] | null;
  readonly count: number;
}

/** Calm beaches of an island as a share of all; those without a known wind come last. */
const shareOf = ({ first, count }: CalmBeaches) => (first ? first.length / count : -1);
