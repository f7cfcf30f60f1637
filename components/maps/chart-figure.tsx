import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Chart, ChartSheet, Layout } from '@/lib/charts/types';
import { formatDegrees } from '@/lib/geo/degrees';
import { ChartArt } from './chart-art';
import { at } from './chart-position';

/** Which artwork a figure shows: one of the two, or the one that suits its own width. */
export type ChartLayout = Layout | 'responsive';

interface ChartFigureProps {
  chart: Chart;
  layout: ChartLayout;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

function Degrees({
  sheet,
  layout,
  north,
  east,
}: {
  sheet: ChartSheet;
  layout: Layout;
  north: string;
  east: string;
}) {
  const [width, height] = layout === 'hero' ? [1600, 900] : [800, 1000];
  const meridians = sheet.meridians.filter(([, x]) => x > 90 && x < width - 90);
  const parallels = sheet.parallels.filter(([, y]) => y > 80 && y < height - 80);
  const share = (value: number, of: number) => `${Math.round((value / of) * 1e4) / 100}%`;
  return (
    <div className={`chart-degrees chart-only-${layout}`} aria-hidden="true">
      {meridians.map(([lon, x]) => (
        <span key={lon} data-edge="top" style={{ left: share(x, width) }}>
          {`${formatDegrees(lon)}${east}`}
        </span>
      ))}
      {(['left', 'right'] as const).map((edge) =>
        parallels.map(([lat, y]) => (
          <span key={`${edge}${lat}`} data-edge={edge} style={{ top: share(y, height) }}>
            {`${formatDegrees(lat)}${north}`}
          </span>
        )),
      )}
    </div>
  );
}

/** A sheet with its border, degrees, north and credit. The words laid on it are its children. */
export async function ChartFigure({ chart, layout, label, className, children }: ChartFigureProps) {
  const t = await getTranslations('charts');
  const shown: readonly Layout[] = layout === 'responsive' ? ['hero', 'poster'] : [layout];
  const north = (sheet: ChartSheet) =>
    [sheet.rose.x, sheet.rose.y - sheet.rose.radius - 8] as const;
  return (
    <figure className={`chart chart-${layout} ${className ?? ''}`} aria-label={label}>
      <div className="chart-sheet">
        {shown.map((one) => (
          <ChartArt key={one} sheet={chart[one]} layout={one} className={`chart-only-${one}`} />
        ))}
        {shown.map((one) => (
          <Degrees key={one} sheet={chart[one]} layout={one} north={t('north')} east={t('east')} />
        ))}
        <span
          className="chart-north"
          style={at(north(chart.hero), north(chart.poster))}
          aria-hidden="true"
        >
          {t('north')}
        </span>
        {children}
      </div>
      <figcaption className="chart-credit">{t('credit')}</figcaption>
    </figure>
  );
}
