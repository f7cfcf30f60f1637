import type { CSSProperties } from 'react';
import type { SeasonStep } from './rows/row';
import './season-steps.css';

interface SeasonStepsProps {
  steps: readonly SeasonStep[];
  /** Index of the highlighted season, and its label. */
  marked: number;
  word: string;
  label: string;
}

/** Prices of the four seasons, with the current one or that of the search highlighted. */
export function SeasonSteps({ steps, marked, word, label }: SeasonStepsProps) {
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
