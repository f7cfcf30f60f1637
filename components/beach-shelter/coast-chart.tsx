import { getTranslations } from 'next-intl/server';
import { ChartCartouche } from '@/components/maps/chart-cartouche';
import { ChartFigure } from '@/components/maps/chart-figure';
import { ChartWords } from '@/components/maps/chart-words';
import { clearOfMarks } from '@/components/maps/clear-of-marks';
import { chartWords } from '@/components/maps/island-chart';
import { placeMarks } from '@/components/maps/place-marks';
import { type LonLat, type Projection, project } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { coastUnder } from '@/lib/records/beach-shelter/coast';
import { usualBearings } from '@/lib/records/beach-shelter/usual-wind';
import type { Wind } from '@/lib/records/beach-shelter/waves';
import type { ComingWinds } from '@/lib/records/beach-shelter/winds';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';
import type { Beach } from '@/lib/records/islands/schema';

/** Wind for which the coast is drawn. */
export type ShownWind =
  | NonNullable<ComingWinds['first']>
  | { readonly when: 'tomorrow'; readonly wind: Wind };

/** Beach of the list beside the chart, with the state of its water. */
interface CoastBeach {
  readonly beach: Beach;
  readonly state: string | undefined;
}

interface CoastChartProps {
  island: IslandSlug;
  shown: ShownWind;
  /** Beaches in the order of their list, by which they are numbered. */
  beaches: readonly CoastBeach[];
  label: string;
  locale: Locale;
}

const { width, height } = layoutSize.poster;

/** Minimum distance between numbers in pixels of the artwork, which a phone shows at under half its size. */
const gap = 64;

/**
 * Chart of an island with its coast coloured for a wind: calm stretches blue, rough ones in the
 * accent colour. Each beach has its number in the list, because a chart has no room for a dozen names.
 */
export async function CoastChart({ island, shown, beaches, label, locale }: CoastChartProps) {
  const chart = chartOf(island);
  const { projection } = chart.poster;
  const paths = { calm: '', waves: '', rough: '' };
  const { when, wind } = shown;
  const bearings = when === 'usual' ? usualBearings : [wind.from];
  for (const { state, line } of coastUnder(island, bearings, wind.kmh)) {
    paths[state] += pathOf(line, projection);
  }
  const places = placeMarks(
    beaches.map(({ beach: { position } }) => project(projection, [position.lon, position.lat])),
    gap,
  );
  const marks = beaches.map(({ beach: { id, name }, state }, index) => ({
    id,
    state,
    text: String(index + 1),
    label: `${index + 1} ${name[locale]}`,
    at: places[index]?.at ?? [0, 0],
    tie: places[index]?.tie,
  }));
  const names = (await chartWords(island, locale)).filter(([, kind]) => kind !== 'beach');
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
        <ChartWords words={clearOfMarks(names, marks)} layouts={['poster']} />
        <svg
          className="coast-ties"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={marks
              .map(({ at, tie }) => (tie ? `M${tie.join(' ')}L${at.join(' ')}` : ''))
              .join('')}
          />
        </svg>
        <ol>
          {marks.map(({ id, state, text, label: own, at: [left, top] }) => (
            <li key={id} className="coast-mark" style={{ left: `${left}%`, top: `${top}%` }}>
              <a href={`#shelter-${id}`} data-state={state} aria-label={own} title={own}>
                {text}
              </a>
            </li>
          ))}
        </ol>
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
