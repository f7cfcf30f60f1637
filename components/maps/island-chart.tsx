import { getTranslations } from 'next-intl/server';
import { chartOf } from '@/lib/charts/charts';
import { splitName } from '@/lib/charts/names';
import type { ChartLabel, LabelKind } from '@/lib/charts/types';
import type { Locale } from '@/lib/i18n/locales';
import { ChartCartouche } from './chart-cartouche';
import { ChartFigure, type ChartLayout, layoutsOf } from './chart-figure';
import { type ChartWord, ChartWords } from './chart-words';
import { contextNames } from './context-names';

/** The section of the page about a place, or the page of a neighbouring island; undefined where there is none. */
export type PlaceHref = (id: string, kind: LabelKind) => string | undefined;

interface IslandChartProps {
  slug: string;
  locale: Locale;
  /** Its names, from {@link chartWords}: a page that shows the chart twice sends them once. */
  words: readonly ChartWord[];
  layout?: ChartLayout;
  /** What the name in the cartouche is; `none` leaves the cartouche out. */
  heading?: 'h1' | 'h2' | 'p' | 'none';
  first?: boolean;
}

/** The names on an island's chart in the reader's language, and where each leads. */
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

/** The chart of an island with its places named in the reader's language. */
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

/** The chart that opens a page: tall on a phone, wide from 700 px on. The words are there once. */
export function IslandChartHero(props: Omit<IslandChartProps, 'layout' | 'first'>) {
  return <IslandChart {...props} layout="responsive" first />;
}
