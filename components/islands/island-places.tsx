import { getTranslations } from 'next-intl/server';
import { ShelteredNow } from '@/components/beach-shelter/sheltered-now';
import { SiteLink } from '@/components/layout/site-link';
import type { ChartWord } from '@/components/maps/chart-words';
import { IslandChart } from '@/components/maps/island-chart';
import { OpenMap } from '@/components/maps/layers/open-map';
import { Fold } from '@/components/ui/fold';
import { project } from '@/lib/foundation/geo/rules';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { arcsInWords, windsOf } from '@/lib/records/beach-shelter/arcs';
import { fetchesOfBeach } from '@/lib/records/beach-shelter/beaches';
import { type BeachInWind, beachesByWind } from '@/lib/records/beach-shelter/beaches-by-wind';
import { localWindInWords } from '@/lib/records/beach-shelter/effects-in-words';
import { chartOf } from '@/lib/records/charts/charts';
import { bareName } from '@/lib/records/charts/names';
import { layoutSize } from '@/lib/records/charts/types';
import type { Beach, Island, Place } from '@/lib/records/islands/schema';
import { areaOfIsland } from '@/lib/search/map-layers/area-of-island';
import { PlaceLights } from './place-lights';

interface IslandPlacesProps {
  island: Island;
  locale: Locale;
  /** Place names on the chart. */
  words: readonly ChartWord[];
}

/**
 * Beaches, villages and sights next to a sticky chart that highlights the place in view. Hidden
 * from screen readers, because the chart repeats names of the first one.
 */
export async function IslandPlaces({ island, locale, words }: IslandPlacesProps) {
  const [t, tShelter, maps] = await Promise.all([
    getTranslations('islands.island.places'),
    getTranslations('beachShelter'),
    getTranslations('mapDownloads'),
  ]);
  const winds = windsOf(tShelter('winds'));
  const openTo = ({ id, wind }: Beach) => {
    const arcs = arcsInWords(fetchesOfBeach(island.slug, id), winds);
    const local = localWindInWords(wind, winds, tShelter)
      .map((values) => tShelter('local', values))
      .join(' · ');
    return [arcs ? tShelter('open', { arcs }) : tShelter('closed'), local]
      .filter(Boolean)
      .join(' · ');
  };
  const groups = [
    { id: 'beaches', kind: 'beach', places: island.beaches },
    { id: 'villages', kind: 'village', places: island.villages },
    { id: 'sights', kind: 'sight', places: island.sights },
  ] as const;
  return (
    <section id="places" aria-labelledby="places-title" className="page-grid scroll-mt-24">
      <PlaceLights>
        <div className="grid gap-x-12 gap-y-6 border-t border-rule pt-8 pb-12 lg:grid-cols-[minmax(0,5.5fr)_minmax(0,6.5fr)] lg:pt-10 lg:pb-20">
          <div>
            <h2 id="places-title">{t('title')}</h2>
            <p className="mt-2 font-ui" data-print="hide">
              {/* `/nearby` needs an account, so it is not prefetched. */}
              <SiteLink
                href={`${routes.nearby}?island=${island.slug}`}
                rel="nofollow"
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('nearby')}
              </SiteLink>
              <br />
              <SiteLink
                href={`${routes.downloadableMaps}#${island.slug}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {maps('islandLink')}
              </SiteLink>
            </p>
            <OpenMap
              layers={['beaches', 'villages', 'sights']}
              area={areaOfIsland(island.slug)}
              title={bareName(island.name[locale])}
              locale={locale}
            />
            <div
              className="sticky top-24 mt-6 hidden lg:block"
              aria-hidden="true"
              inert
              data-chart=""
              data-print="hide"
            >
              <IslandChart slug={island.slug} locale={locale} layout="poster" words={words} />
              {/* Covers the chart, not the credit below it. */}
              <div className="absolute inset-x-0 top-0 aspect-[4/5]">
                <span
                  data-pin=""
                  className="absolute size-6 -translate-1/2 rounded-full border-2 border-accent opacity-0 transition-opacity duration-200"
                />
              </div>
            </div>
          </div>
          <div className="grid content-start lg:gap-12">
            {groups
              .filter(({ places }) => places.length > 0)
              .map(({ id, kind, places }) => (
                <div key={id} id={id} className="scroll-mt-24 max-lg:border-t max-lg:border-rule">
                  <Fold
                    title={
                      <h3 className="text-xl">
                        {t(id)}{' '}
                        <span className="font-ui text-ink-2 lg:hidden">{places.length}</span>
                      </h3>
                    }
                  >
                    {kind === 'beach' ? <BeachWinds slug={island.slug} locale={locale} /> : null}
                    <Places
                      kind={kind}
                      slug={island.slug}
                      places={places}
                      locale={locale}
                      openTo={kind === 'beach' ? openTo : undefined}
                    />
                  </Fold>
                </div>
              ))}
          </div>
        </div>
      </PlaceLights>
    </section>
  );
}

/** Calm beaches in the summer wind, now and tomorrow. */
async function BeachWinds({ slug, locale }: { slug: Island['slug']; locale: Locale }) {
  const t = await getTranslations('beachShelter');
  const north = beachesByWind(slug).find(({ side }) => side === 'north');
  const namesOf = (beaches: readonly BeachInWind[] = []) =>
    beaches.map(({ beach }) => beach.name[locale]).join(', ');
  const [beaches, windy] = [namesOf(north?.calm), namesOf(north?.windy)];
  return (
    <>
      {beaches ? <p className="mt-1 text-ink-2">{t('here.meltemi', { beaches })}</p> : null}
      {windy ? <p className="mt-1 text-ink-2">{t('here.windy', { beaches: windy })}</p> : null}
      <p className="font-ui">
        <SiteLink
          href={`${routes.weatherOf(slug)}#beaches`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('link')}
        </SiteLink>
      </p>
      <ShelteredNow address={routes.apiWeatherBeaches} island={slug} locale={locale} />
    </>
  );
}

/** Returns the position of a place on the poster in per cent of width and height: `34.5 61.2`. */
function onPoster(slug: string, { lat, lon }: Place['position']): string {
  const { width, height } = layoutSize.poster;
  const [x, y] = project(chartOf(slug).poster.projection, [lon, lat]);
  return [x / width, y / height].map((share) => Math.round(share * 1000) / 10).join(' ');
}

interface PlacesProps {
  slug: string;
  kind: 'beach' | 'village' | 'sight';
  places: readonly (Place | Beach)[];
  locale: Locale;
  /** Returns the winds a beach is exposed to. */
  openTo?: ((beach: Beach) => string) | undefined;
}

function Places({ slug, kind, places, locale, openTo }: PlacesProps) {
  return (
    <ul className="place-list mt-3">
      {places.map((place) => (
        <li key={place.id} id={`${kind}-${place.id}`} data-place={onPoster(slug, place.position)}>
          <h4>{place.name[locale]}</h4>
          <p>{place.sentence[locale]}</p>
          {openTo ? <p className="label-caps">{openTo(place)}</p> : null}
        </li>
      ))}
    </ul>
  );
}
