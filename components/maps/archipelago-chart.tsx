import { getTranslations } from 'next-intl/server';
import { chartOf } from '@/lib/charts/charts';
import { bareName } from '@/lib/charts/names';
import { type Layout, layoutSize } from '@/lib/charts/types';
import type { Locale } from '@/lib/i18n/locales';
import { ChartCartouche } from './chart-cartouche';
import { ChartFigure, type ChartLayout } from './chart-figure';
import { ChartLeaders } from './chart-leaders';
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
  /** `hero`: no cartouche; the lower left is open sea for the page's own words and search box. */
  variant?: 'plain' | 'hero';
  layout?: ChartLayout;
  heading?: 'h1' | 'h2' | 'p';
  className?: string;
}

/** All 24 islands, each a link: its shape, the sea close around it, and its name. */
export async function ArchipelagoChart({
  locale,
  islands,
  current,
  title,
  variant = 'plain',
  layout = 'responsive',
  heading = 'p',
  className = '',
}: ArchipelagoChartProps) {
  const [t, names] = await Promise.all([getTranslations('charts'), contextNames()]);
  const chart = chartOf('archipelago');
  const labels = new Map(chart.labels.map((label) => [`${label.kind}:${label.id}`, label]));
  const around = chart.labels.filter(({ kind }) => kind === 'sea' || kind === 'land');
  const shown: readonly Layout[] = layout === 'responsive' ? ['hero', 'poster'] : [layout];
  return (
    <ChartFigure
      chart={chart}
      layout={layout}
      label={title ?? t('chartOf', { name: chart.name[locale] })}
      className={`chart-archipelago ${className}`}
    >
      {variant === 'plain' && <ChartCartouche chart={chart} locale={locale} heading={heading} />}
      <ChartLeaders chart={chart} layout={layout} />
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
      <ul className="chart-places" aria-label={t('islands')}>
        {islands.map(({ slug, name, href }) => {
          const label = labels.get(`island:${slug}`);
          return (
            <li key={slug}>
              <a
                className="chart-isle"
                href={href}
                aria-label={bareName(name)}
                aria-current={slug === current ? 'page' : undefined}
              >
                {shown.map((one) => (
                  <svg
                    key={one}
                    className={`chart-art chart-shape chart-only-${one}`}
                    viewBox={`0 0 ${layoutSize[one].width} ${layoutSize[one].height}`}
                    aria-hidden="true"
                    focusable="false"
                  >
                    <use href={`${chart[one].file}#${slug}`} transform="scale(.25)" />
                  </svg>
                ))}
                <span className="chart-place" data-kind="isle" {...(label ? placed(label) : {})}>
                  <span className="chart-name">{bareName(name)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </ChartFigure>
  );
}
