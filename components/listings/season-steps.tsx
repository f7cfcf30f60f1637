import type { CSSProperties } from 'react';
import type { SeasonStep } from './rows/row';
import './season-steps.css';

interface SeasonStepsProps {
  steps: readonly SeasonStep[];
  /** Which of the four is marked, and the word for it. */
  marked: number;
  word: string;
  label: string;
}

/** Prices by season: four steps, today's or the asked one marked. */
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
