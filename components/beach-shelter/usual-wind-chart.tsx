import { getTranslations } from 'next-intl/server';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { type LonLat, type Projection, project } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { coastUnder } from '@/lib/records/beach-shelter/coast';
import { usualBearings, usualWind } from '@/lib/records/beach-shelter/usual-wind';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize, layouts } from '@/lib/records/charts/types';
import { barbPath } from '@/lib/records/weather/barb';
import { placeById } from '@/lib/records/weather/places';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import { CoastLegend } from './coast-chart';
import './shelter.css';

const chart = chartOf('archipelago');
const states = ['calm', 'waves', 'rough'] as const;

/** Points closer than this on the sheet, pixels, are drawn as one. */
const finest = 5;

interface UsualWindChartProps {
  islands: readonly (ChartIsland & { readonly slug: IslandSlug })[];
  /** Its month determines the wind. */
  today: IsoDate;
  locale: Locale;
}

/** All islands in the usual wind of the month: barbs at sea, and coasts by how they lie in it. */
export async function UsualWindChart({ islands, today, locale }: UsualWindChartProps) {
  const t = await getTranslations({ locale, namespace: 'beachShelter' });
  const { from, kmh } = usualWind(today);
  const runs = islands.flatMap(({ slug }) => coastUnder(slug, usualBearings, kmh));
  return (
    <div>
      <ArchipelagoChart
        locale={locale}
        islands={islands}
        title={t('usual.chart')}
        className="wind-chart"
        overlay={layouts.map((layout) => {
          const { projection } = chart[layout];
          const { width, height } = layoutSize[layout];
          const barbs = seaAreaIds.map((id) =>
            barbPath(kmh, from, width / 22, project(projection, placeById(id).position)),
          );
          return (
            <svg
              key={layout}
              className={`chart-art chart-only-${layout} coast-lines usual-coasts`}
              data-when="usual"
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden="true"
              focusable="false"
            >
              {states.map((state) => (
                <path
                  key={state}
                  data-state={state}
                  d={runs
                    .filter((run) => run.state === state)
                    .map(({ line }) => coarsePath(line, projection))
                    .join('')}
                />
              ))}
              <path className="usual-barbs" d={barbs.join('')} />
            </svg>
          );
        })}
      />
      <CoastLegend when="usual" locale={locale} />
    </div>
  );
}

/** SVG path in whole pixels with points at least `finest` apart. */
function coarsePath(line: readonly LonLat[], projection: Projection): string {
  const kept: [number, number][] = [];
  for (const point of line) {
    const [x, y] = project(projection, point);
    const [lastX, lastY] = kept.at(-1) ?? [Number.NEGATIVE_INFINITY, 0];
    if (Math.hypot(x - lastX, y - lastY) >= finest) kept.push([Math.round(x), Math.round(y)]);
  }
  return kept.length > 1 ? `M${kept.map((point) => point.join(' ')).join('L')}` : '';
}
