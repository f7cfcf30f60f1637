'use client';

import { formNames } from '@/lib/sea/planner/plan-request/form-query';
import type { IslandValues } from '@/lib/sea/planner/plan-request/form-values';
import { usualNights } from '@/lib/sea/planner/solver/request';
import './island-choices.css';

/** An island in the list. */
export interface IslandRow {
  readonly slug: string;
  readonly name: string;
  /** Undefined if the island is not selected. */
  readonly values?: IslandValues;
  readonly error?: string;
}

interface IslandChoicesProps {
  islands: readonly IslandRow[];
  /** Texts; `{island}` is the name. */
  words: Readonly<Record<'least' | 'most' | 'to' | 'nights' | 'ifItFits', string>>;
}

/**
 * Checkboxes for islands, with fields for the nights of the selected ones. CSS alone expands the
 * rows, so they work without JavaScript. A client component so that two dozen rows are sent as data
 * and HTML instead of twice as markup.
 */
export function IslandChoices({ islands, words }: IslandChoicesProps) {
  return (
    <>
      <style>{islands.map(({ slug }) => light(slug)).join('')}</style>
      <ul className="picks">
        {islands.map((island) => (
          <Row key={island.slug} {...island} words={words} />
        ))}
      </ul>
    </>
  );
}

/**
 * Returns CSS that highlights an island on the chart while its checkbox is checked. CSS instead of
 * JavaScript, so that the initial HTML is already right.
 */
function light(slug: string): string {
  const island = `[data-planner]:has(#pick-${slug}:checked) a[href$="#pick-${slug}"]`;
  return `${island}{& .chart-name{font-weight:700}& use{fill-opacity:.42;stroke-opacity:.14}}`;
}

function Row({ slug, name, values, error, words }: IslandRow & Pick<IslandChoicesProps, 'words'>) {
  const id = `pick-${slug}`;
  const errorId = error ? `${id}-error` : undefined;
  const nights = (end: 'min' | 'max', fallback: string) => (
    <input
      type="number"
      inputMode="numeric"
      name={formNames[end](slug)}
      min={1}
      max={30}
      defaultValue={values?.[end] ?? fallback}
      aria-label={words[end === 'min' ? 'least' : 'most'].replace('{island}', name)}
      aria-invalid={error ? true : undefined}
      aria-describedby={errorId}
    />
  );
  return (
    <li>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={formNames.island}
          value={slug}
          defaultChecked={values !== undefined}
          data-pick={slug}
        />
        {name}
      </label>
      <div>
        <p>
          {nights('min', String(usualNights.min))}
          {words.to}
          {nights('max', String(usualNights.max))}
          {words.nights}
        </p>
        <label>
          <input
            type="checkbox"
            name={formNames.optional(slug)}
            value="1"
            defaultChecked={values?.optional ?? false}
          />
          {words.ifItFits}
        </label>
        {error ? (
          <p id={errorId} className="pick-error">
            {error}
          </p>
        ) : null}
      </div>
    </li>
  );
}
