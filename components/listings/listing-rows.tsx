'use client';

import { ChartArt } from '@/components/maps/chart-art';
import type { ListingRow, Locator, SeasonStep } from './rows/row';
import './listing-rows.css';
import type { CSSProperties } from 'react';

interface ListingRowsProps {
  id?: string | undefined;
  rows: readonly ListingRow[];
  /** Index of the highlighted season, and its label. */
  marked: readonly [index: number, word: string];
  texts: { readonly list: string; readonly seasons: string };
}

/**
 * Numbered rows of a list. A client component, so that its markup is not sent a second time for
 * hydration. The stylesheet highlights a row together with its marker.
 */
export function ListingRows({ id, rows, marked, texts }: ListingRowsProps) {
  return (
    <ol id={id} tabIndex={-1} className="listing-rows" aria-label={texts.list}>
      {rows.map((row, index) => (
        <li
          key={row.slug}
          id={row.slug}
          className="listing-row"
          data-n={index + 1}
          data-sample={row.sample ? '' : undefined}
        >
          <div className="listing-locator">
            <span className="listing-number">{index + 1}</span>
            <Picture row={row} />
          </div>
          <div className="listing-words">
            <p className="listing-about">
              {row.about}
              {row.sample ? <span className="listing-sample">{row.sample}</span> : null}
            </p>
            <h3>
              <a href={row.href}>{row.name}</a>
            </h3>
            <p className="listing-where">{row.where}</p>
            <p className="listing-summary">{row.summary}</p>
            <ul className="listing-facts">
              {row.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            {row.words ? <p className="listing-has">{row.words}</p> : null}
          </div>
          <div className="listing-decides">
            <p className="listing-price">
              <b>{row.price[0]}</b> {row.price[1]}
            </p>
            {row.steps ? (
              <SeasonSteps
                steps={row.steps}
                marked={marked[0]}
                word={marked[1]}
                label={texts.seasons}
              />
            ) : null}
            {row.rating ? (
              <p className="listing-rating">
                {row.rating[0] ? <b>{row.rating[0]}</b> : null} {row.rating[1]}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Picture({ row: { image, locator, drawing } }: { row: ListingRow }) {
  if (image) {
    // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
    return <img src={image} alt="" loading="lazy" className="listing-image" />;
  }
  if (drawing) {
    return (
      <svg className="vehicle-drawing listing-drawing" aria-hidden="true">
        <use href={`#${drawing}`} />
      </svg>
    );
  }
  return locator ? <Bay {...locator} /> : null;
}

/** Detail of the island's chart around a place. */
export function Bay({ file, window: [left, top, side], at: [x, y] }: Locator) {
  return (
    <span className="listing-bay" aria-hidden="true">
      <ChartArt file={file} window={{ left, top, width: side, height: side }} />
      <i style={{ left: `${x}%`, top: `${y}%` }} />
    </span>
  );
}

interface SeasonStepsProps {
  steps: readonly SeasonStep[];
  /** Index of the highlighted season, and its label. */
  marked: number;
  word: string;
  label: string;
}

/** Prices of the four seasons, with the current one or that of the search highlighted. */
function SeasonSteps({ steps, marked, word, label }: SeasonStepsProps) {
  return (
    <ol className="season-steps" aria-label={label}>
      {steps.map(([season, price, height], index) => (
        <li
          key={season}
          data-marked={index === marked || undefined}
          style={{ '--h': height } as CSSProperties}
        >
          <span className="season-price">{price}</span>
          <span className="season-name">
            {season}
            {index === marked ? <b> {word}</b> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
