'use client';

import type { ChartSymbol, LabelKind, Layout, Placement } from '@/lib/charts/types';
import { Leaders } from './chart-leaders';
import { placed, tied } from './chart-position';

/**
 * A name on a chart. A tuple, because a chart has dozens: what a document carries of them is these, and the
 * markup is made of them on both sides (ADR 32).
 */
export type ChartWord = readonly [
  /** One line, or two. */
  lines: readonly string[],
  kind: LabelKind | 'main',
  symbol: ChartSymbol,
  /** Where it leads; null for no link. */
  href: string | null,
  /** Where it stands; null in a layout that leaves it out. */
  hero: Placement | null,
  poster: Placement | null,
];

interface ChartWordsProps {
  words: readonly ChartWord[];
  layouts: readonly Layout[];
}

/** The names and symbols of a chart, and the thin lines that tie words to places they had to step away from. */
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
  // On a leader line the symbol stands apart from the words.
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
