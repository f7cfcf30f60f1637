'use client';

import type { ChartSymbol, LabelKind, Layout, Placement } from '@/lib/records/charts/types';
import { Leaders } from './chart-leaders';
import { placed, tied } from './chart-position';

/**
 * Name on a chart. A tuple, because a chart has dozens: the document carries only these props, and
 * server and browser both render the markup from them (ADR 32).
 */
export type ChartWord = readonly [
  /** One or two lines. */
  lines: readonly string[],
  kind: LabelKind | 'main',
  symbol: ChartSymbol,
  /** Link target, or null. */
  href: string | null,
  /** Placement in each layout; null if it is left out. */
  hero: Placement | null,
  poster: Placement | null,
];

interface ChartWordsProps {
  words: readonly ChartWord[];
  layouts: readonly Layout[];
}

/** Names and symbols of a chart, and leader lines to names placed away from their symbol. */
export function ChartWords({ words, layouts }: ChartWordsProps) {
  return (
    <>
      {layouts.map((layout) => (
        <Leaders
          key={layout}
          layout={layout}
          placements={words.map((word) => word[layout === 'hero' ? 4 : 5])}
        />
      ))}
      <ul className="chart-places">
        {words.map((word) => (
          <Word key={String(word)} word={word} layouts={layouts} />
        ))}
      </ul>
    </>
  );
}

const context = ['sea', 'land', 'islet', 'island'];

function Word({ word, layouts }: { word: ChartWord; layouts: readonly Layout[] }) {
  const [lines, kind, symbol, href, onHero, onPoster] = word;
  const hero = layouts.includes('hero') ? onHero : null;
  const poster = layouts.includes('poster') ? onPoster : null;
  const shown = lines.map((line, index) => (
    <span key={line}>
      {index > 0 && ' '}
      {line}
    </span>
  ));
  const mark = symbol === 'none' ? undefined : symbol;
  // With a leader line, the symbol is an element of its own.
  const apart = hero?.[6] || poster?.[6];
  return (
    <>
      {apart ? (
        <li
          className="chart-place"
          aria-hidden="true"
          data-kind={kind}
          data-symbol={mark}
          {...placed({ hero: tied(hero), poster: tied(poster) })}
        />
      ) : null}
      <li
        className="chart-place"
        data-kind={kind}
        data-symbol={apart ? undefined : mark}
        aria-hidden={(context.includes(kind) && !href) || undefined}
        {...placed({ hero, poster })}
      >
        {href ? (
          <a className="chart-name" href={href}>
            {shown}
          </a>
        ) : (
          <span className="chart-name">{shown}</span>
        )}
      </li>
    </>
  );
}
