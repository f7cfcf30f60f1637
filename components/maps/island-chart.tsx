import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import { splitName } from '@/lib/records/charts/names';
import type { ChartLabel, LabelKind } from '@/lib/records/charts/types';
import { ChartCartouche } from './chart-cartouche';
import { ChartFigure, type ChartLayout, layoutsOf } from './chart-figure';
import { type ChartWord, ChartWords } from './chart-words';
import { contextNames } from './context-names';

/**
 * Link to the section about a place or to the page of a neighbouring island; undefined if neither
 * exists.
 */
export type PlaceHref = (id: string, kind: LabelKind) => string | undefined;

interface IslandChartProps {
  slug: string;
  locale: Locale;
  /**
   * Names from {@link chartWords}, passed in so that a page with two charts of an island sends them
   * once.
   */
  words: readonly ChartWord[];
  layout?: ChartLayout;
  /** Element of the name in the cartouche; `none` omits the cartouche. */
  heading?: 'h1' | 'h2' | 'p' | 'none';
  first?: boolean;
}

/** Returns the names on an island's chart in one language, with their links. */
export async function chartWords(
  slug: string,
  locale: Locale,
  placeHref?: PlaceHref,
): Promise<ChartWord[]> {
  const names = await contextNames();
  const nameOf = ({ id, kind, name }: ChartLabel) => name?.[locale] ?? names[kind]?.[id] ?? id;
  return chartOf(slug).labels.map((label) => [
    splitName(nameOf(label)),
    label.main ? 'main' : label.kind,
    label.symbol,
    placeHref?.(label.id, label.kind) ?? null,
    label.hero ?? null,
    label.poster ?? null,
  ]);
}

/** Chart of an island with the names of its places. */
export async function IslandChart(props: IslandChartProps) {
  const { slug, locale, words, layout = 'hero', heading = 'p', first = false } = props;
  const t = await getTranslations('charts');
  const chart = chartOf(slug);
  return (
    <ChartFigure
      chart={chart}
      layout={layout}
      label={t('chartOf', { name: chart.name[locale] })}
      first={first}
    >
      {heading !== 'none' && <ChartCartouche chart={chart} locale={locale} heading={heading} />}
      <ChartWords words={words} layouts={layoutsOf(layout)} />
    </ChartFigure>
  );
}

/**
 * Chart that opens a page: upright on phones, wide from 700 px on. Both layouts share one list of
 * names.
 */
export function IslandChartHero(props: Omit<IslandChartProps, 'layout' | 'first'>) {
  return <IslandChart {...props} layout="responsive" first />;
}
