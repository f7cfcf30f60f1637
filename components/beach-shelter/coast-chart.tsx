import { getTranslations } from 'next-intl/server';
import { ChartCartouche } from '@/components/maps/chart-cartouche';
import { ChartFigure } from '@/components/maps/chart-figure';
import { ChartWords } from '@/components/maps/chart-words';
import { chartWords } from '@/components/maps/island-chart';
import { type LonLat, type Projection, project } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { coastUnder } from '@/lib/records/beach-shelter/coast';
import { usualBearings } from '@/lib/records/beach-shelter/usual-wind';
import type { Wind } from '@/lib/records/beach-shelter/waves';
import type { ComingWinds } from '@/lib/records/beach-shelter/winds';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';

/** Wind for which the coast is drawn. */
export type ShownWind =
  | NonNullable<ComingWinds['first']>
  | { readonly when: 'tomorrow'; readonly wind: Wind };

interface CoastChartProps {
  island: IslandSlug;
  shown: ShownWind;
  label: string;
  locale: Locale;
}

const { width, height } = layoutSize.poster;

/**
 * Chart of an island with its coast coloured for a wind: calm stretches blue, rough ones in the
 * accent colour.
 */
export async function CoastChart({ island, shown, label, locale }: CoastChartProps) {
  const chart = chartOf(island);
  const { projection } = chart.poster;
  const paths = { calm: '', waves: '', rough: '' };
  const { when, wind } = shown;
  const bearings = when === 'usual' ? usualBearings : [wind.from];
  for (const { state, line } of coastUnder(island, bearings, wind.kmh)) {
    paths[state] += pathOf(line, projection);
  }
  return (
    <div>
      <ChartFigure chart={chart} layout="poster" label={label}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="coast-lines"
          data-when={when}
          aria-hidden="true"
        >
          <path data-state="calm" d={paths.calm} />
          <path data-state="waves" d={paths.waves} />
          <path data-state="rough" d={paths.rough} />
        </svg>
        <ChartCartouche chart={chart} locale={locale} heading="p" />
        <ChartWords words={await chartWords(island, locale)} layouts={['poster']} />
      </ChartFigure>
      <CoastLegend when={when} locale={locale} />
    </div>
  );
}

/** Legend of the colours of a coast. */
export async function CoastLegend({ when, locale }: { when: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'beachShelter' });
  return (
    <p className="coast-legend" data-when={when}>
      <span className="sr-only">{t('legend')}: </span>
      {(['calm', 'waves', 'rough'] as const).map((state) => (
        <span key={state} data-state={state}>
          {t(state)}
        </span>
      ))}
    </p>
  );
}

/** Returns an SVG path in whole units, of which the sheet is some eight hundred wide. */
function pathOf(line: readonly LonLat[], projection: Projection): string {
  const points = line.map((point) => project(projection, point).map(Math.round).join(' '));
  const own = points.filter((point, index) => point !== points[index - 1]);
  return own.length > 1 ? `M${own.join('L')}` : '';
}
