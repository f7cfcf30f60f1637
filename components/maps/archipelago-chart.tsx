import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import { bareName } from '@/lib/records/charts/names';
import type { ChartLabel } from '@/lib/records/charts/types';
import { layoutSize } from '@/lib/records/charts/types';
import { ArchipelagoIsles, type Isle } from './archipelago-isles';
import { ChartCartouche } from './chart-cartouche';
import { ChartFigure, type ChartLayout, layoutsOf } from './chart-figure';
import { placed } from './chart-position';
import { contextNames } from './context-names';

export interface ChartIsland {
  slug: string;
  name: string;
  /** Full address, language prefix included. */
  href: string;
}

interface ArchipelagoChartProps {
  locale: Locale;
  islands: readonly ChartIsland[];
  /** Slug of the island the page is about. */
  current?: string;
  /** Name of the figure for screen readers. */
  title?: string;
  /** `hero`: no cartouche; the lower left stays open sea for the page's own text and search box. */
  variant?: 'plain' | 'hero';
  layout?: ChartLayout;
  heading?: 'h1' | 'h2' | 'p';
  /** Drawn above the artwork and below the names, e.g. the wind; SVG in pixels of the sheet. */
  overlay?: ReactNode;
  /** True if the chart opens the page at full width; its artwork then loads at once. */
  first?: boolean;
  className?: string;
}

const chart = chartOf('archipelago');
const labels = new Map(chart.labels.map((label) => [`${label.kind}:${label.id}`, label]));
const around = chart.labels.filter(({ kind }) => kind === 'sea' || kind === 'land');

/**
 * Position and size of the upright sheet on the wide one, as percentages of the wide one. The
 * shapes of the islands are drawn in pixels of the upright sheet.
 */
function uprightOnWide(): CSSProperties {
  const [wide, upright] = [chart.hero.projection, chart.poster.projection];
  const scale = wide.kx / upright.kx;
  const { width, height } = layoutSize.hero;
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  return {
    '--shore-left': percent(((upright.lon0 - wide.lon0) * wide.kx) / width),
    '--shore-top': percent(((wide.lat0 - upright.lat0) * wide.ky) / height),
    '--shore-width': percent((layoutSize.poster.width * scale) / width),
    '--shore-height': percent((layoutSize.poster.height * scale) / height),
  } as CSSProperties;
}

const shoresOnWide = uprightOnWide();

const isleOf = ({ slug, name, href }: ChartIsland): Isle => {
  const label: ChartLabel | undefined = labels.get(`island:${slug}`);
  return [slug, bareName(name), href, label?.hero ?? null, label?.poster ?? null];
};

/** Chart of all 24 islands. Each is a link with its shape and its name. */
export async function ArchipelagoChart({
  locale,
  islands,
  current,
  title,
  variant = 'plain',
  layout = 'responsive',
  heading = 'p',
  overlay,
  first = false,
  className = '',
}: ArchipelagoChartProps) {
  const [t, names] = await Promise.all([getTranslations('charts'), contextNames()]);
  return (
    <ChartFigure
      chart={chart}
      layout={layout}
      label={title ?? t('chartOf', { name: chart.name[locale] })}
      first={first}
      style={shoresOnWide}
      className={`chart-archipelago ${className}`}
    >
      {overlay}
      {variant === 'plain' && <ChartCartouche chart={chart} locale={locale} heading={heading} />}
      <ul className="chart-places" aria-hidden="true">
        {around.map((label) => (
          <li
            key={`${label.kind}-${label.id}`}
            className="chart-place"
            data-kind={label.kind}
            {...placed(label)}
          >
            <span className="chart-name">{names[label.kind]?.[label.id]}</span>
          </li>
        ))}
      </ul>
      <ArchipelagoIsles
        isles={islands.map(isleOf)}
        layouts={layoutsOf(layout)}
        shores={chart.isles ?? ''}
        current={current}
        label={t('islands')}
      />
    </ChartFigure>
  );
}
