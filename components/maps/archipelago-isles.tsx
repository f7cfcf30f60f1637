'use client';

import { type Layout, layoutSize, type Placement } from '@/lib/records/charts/types';
import { Leaders } from './chart-leaders';
import { placed } from './chart-position';

/** An island of the archipelago. A tuple, to keep the document small: it contains 24 of them. */
export type Isle = readonly [
  slug: string,
  name: string,
  href: string,
  hero: Placement | null,
  poster: Placement | null,
];

interface ArchipelagoIslesProps {
  isles: readonly Isle[];
  layouts: readonly Layout[];
  /** URL of the SVG with the shape of each island, by slug. */
  shores: string;
  /** Slug of the island the page is about. */
  current?: string | undefined;
  /** Accessible name of the list. */
  label: string;
}

/** Islands of the archipelago, each a link with its shape and its name. */
export function ArchipelagoIsles({
  isles,
  layouts,
  shores,
  current,
  label,
}: ArchipelagoIslesProps) {
  const { width, height } = layoutSize.poster;
  return (
    <>
      {layouts.map((layout) => (
        <Leaders
          key={layout}
          layout={layout}
          placements={isles.map((isle) => isle[layout === 'hero' ? 3 : 4])}
        />
      ))}
      <ul className="chart-places" aria-label={label}>
        {isles.map(([slug, name, href, hero, poster]) => (
          <li key={slug}>
            <a
              className="chart-isle"
              href={href}
              aria-label={name}
              aria-current={slug === current ? 'page' : undefined}
            >
              <svg
                className="chart-shape"
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
                focusable="false"
              >
                <use href={`${shores}#${slug}`} transform="scale(.25)" />
              </svg>
              <span className="chart-place" data-kind="isle" {...placed({ hero, poster })}>
                <span className="chart-name">{name}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
