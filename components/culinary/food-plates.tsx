'use client';

import { transliterate } from '@/lib/phrases/transliterate';
import type { Plate } from './plate-of';
import { SeasonRing } from './season-ring';

/**
 * Entries: the drawing, what it is, how to ask for it, when and where it is had, and who says so. It runs
 * in the browser only so that their markup is not sent a second time, for hydration.
 */
export function FoodPlates({ plates, source }: { plates: readonly Plate[]; source: string }) {
  return (
    <ul>
      {plates.map((plate) => (
        <li key={plate.id} id={plate.id} className="plate">
          <svg className="plate-drawing" aria-hidden="true">
            <use href={`#ink-${plate.drawing}`} />
          </svg>
          <div className="min-w-0">
            <h3>
              {plate.name}{' '}
              {plate.greek ? (
                <span lang="el" className="plate-greek">
                  {plate.greek}
                </span>
              ) : null}
            </h3>
            <p className="mt-2">
              {plate.mark ? (
                <abbr className="plate-mark no-underline" title={plate.mark[1]}>
                  {plate.mark[0]}
                </abbr>
              ) : null}{' '}
              {plate.text}
            </p>
            <p className="plate-order">
              <span lang="el">«{plate.order}»</span>{' '}
              {plate.greek ? <i lang="el-Latn">{transliterate(plate.order)}</i> : null}
            </p>
            <p className="plate-small">
              {source}{' '}
              <a href={plate.source[1]} rel="noopener" className="text-link">
                {plate.source[0]}
              </a>
              , {plate.source[2]}
            </p>
          </div>
          <div className="plate-side">
            <SeasonRing season={plate.season} />
            <span>{plate.months}</span>
            <svg className="plate-isles" viewBox="0 0 76 84" aria-hidden="true">
              <use href="#isles" />
              <path d={plate.dots} />
            </svg>
            <span>
              {plate.places.map(([name, href], index) => [
                index > 0 ? ', ' : '',
                <a key={href} href={href}>
                  {name}
                </a>,
              ])}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
