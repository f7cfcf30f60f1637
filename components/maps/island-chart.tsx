import { getTranslations } from 'next-intl/server';
import { chartOf } from '@/lib/charts/charts';
import { splitName } from '@/lib/charts/names';
import type { ChartLabel, LabelKind } from '@/lib/charts/types';
import type { Locale } from '@/lib/i18n/locales';
import { ChartCartouche } from './chart-cartouche';
import { ChartFigure, type ChartLayout } from './chart-figure';
import { ChartLeaders } from './chart-leaders';
import { placed, tied } from './chart-position';
import { contextNames } from './context-names';

/** The section of the page about a place, or the page of a neighbouring island; undefined where there is none. */
export type PlaceHref = (id: string, kind: LabelKind) => string | undefined;

interface IslandChartProps {
  slug: string;
  locale: Locale;
  layout?: ChartLayout;
  /** False leaves the places out: art, name and scale only. */
  labels?: boolean;
  placeHref?: PlaceHref;
  /** What the name in the cartouche is; `none` leaves the cartouche out. */
  heading?: 'h1' | 'h2' | 'p' | 'none';
  className?: string;
}

const isContext = (kind: LabelKind) =>
  kind === 'sea' || kind === 'land' || kind === 'islet' || kind === 'island';

/** The chart of an island with its places named in the reader's language. */
export async function IslandChart({
  slug,
  locale,
  layout = 'hero',
  labels = true,
  placeHref,
  heading = 'p',
  className,
}: IslandChartProps) {
  const [t, names] = await Promise.all([getTranslations('charts'), contextNames()]);
  const chart = chartOf(slug);
  const nameOf = ({ id, kind, name }: ChartLabel) => name?.[locale] ?? names[kind]?.[id] ?? id;
  return (
    <ChartFigure
      chart={chart}
      layout={layout}
      label={t('chartOf', { name: chart.name[locale] })}
      className={className}
    >
      {heading !== 'none' && <ChartCartouche chart={chart} locale={locale} heading={heading} />}
      {labels && <ChartLeaders chart={chart} layout={layout} />}
      {labels && (
        <ul className="chart-places">
          {chart.labels.map((label) => (
            <PlaceLabel
              key={`${label.kind}-${label.id}`}
              label={label}
              name={nameOf(label)}
              href={placeHref?.(label.id, label.kind)}
            />
          ))}
        </ul>
      )}
    </ChartFigure>
  );
}

interface PlaceLabelProps {
  label: ChartLabel;
  name: string;
  href: string | undefined;
}

function PlaceLabel({ label, name, href }: PlaceLabelProps) {
  const { hero, poster, kind, main, symbol } = label;
  const words = splitName(name).map((line, index) => (
    <span key={line}>
      {index > 0 && ' '}
      {line}
    </span>
  ));
  const mark = {
    'data-kind': main ? 'main' : kind,
    'data-symbol': symbol === 'none' ? undefined : symbol,
  };
  // On a leader line the symbol stands apart from the words.
  const apart = hero?.[6] || poster?.[6];
  return (
    <>
      {apart && (
        <li
          className="chart-place"
          aria-hidden="true"
          {...mark}
          {...placed({ hero: tied(hero), poster: tied(poster) })}
        />
      )}
      <li
        className="chart-place"
        {...mark}
        data-symbol={apart ? undefined : mark['data-symbol']}
        aria-hidden={(isContext(kind) && !href) || undefined}
        {...placed(label)}
      >
        {href ? (
          <a className="chart-name" href={href}>
            {words}
          </a>
        ) : (
          <span className="chart-name">{words}</span>
        )}
      </li>
    </>
  );
}

/** The chart that opens a page: tall on a phone, wide from 700 px on. The words are there once. */
export function IslandChartHero(props: Omit<IslandChartProps, 'layout'>) {
  return <IslandChart {...props} layout="responsive" />;
}
