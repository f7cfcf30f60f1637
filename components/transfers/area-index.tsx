'use client';

import { WayStrips, type WayView } from './way-strips';

/** An island of the index, in finished words. */
export interface AreaEntry {
  readonly area: string;
  readonly name: string;
  /** Full address of everything there is, and the words that lead there. */
  readonly more: readonly [href: string, words: string];
  readonly ways: readonly WayView[];
}

interface AreaIndexProps {
  areas: readonly AreaEntry[];
  /** Text of an estimate for screen readers. */
  about: string;
}

/** The index: island by island, how one gets from its quays and runway into its main town. See {@link WayStrips}. */
export function AreaIndex({ areas, about }: AreaIndexProps) {
  return areas.map(({ area, name, more: [href, words], ways }) => (
    <section key={area} id={area} aria-labelledby={`${area}-title`} className="area">
      <div>
        <h2 id={`${area}-title`}>{name}</h2>
        <a href={href} className="text-link area-more">
          {words}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      <WayStrips ways={ways} about={about} heading="h3" />
    </section>
  ));
}
