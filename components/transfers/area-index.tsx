'use client';

import { WayStrips, type WayView } from './way-strips';

/** An island of the index, with formatted texts. */
export interface AreaEntry {
  readonly area: string;
  readonly name: string;
  /** Link to the whole area: URL and label. */
  readonly more: readonly [href: string, words: string];
  readonly ways: readonly WayView[];
}

interface AreaIndexProps {
  areas: readonly AreaEntry[];
  /** Text of an estimate for screen readers. */
  about: string;
}

/**
 * Index: for each island the connections from its ports and airport to the main town. See {@link
 * WayStrips}.
 */
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
