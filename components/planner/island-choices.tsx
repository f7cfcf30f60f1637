'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { roving } from '@/components/forms/roving';
import { formNames } from '@/lib/sea/planner/plan-request/form-query';
import type { IslandValues } from '@/lib/sea/planner/plan-request/form-values';
import { NightsStepper, type NightsWords } from './nights-stepper';
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
  words: NightsWords & Readonly<Record<'list' | 'ifItFits' | 'keysHint', string>>;
}

/**
 * Islands as a tray and as a list, which are the same rows: folded, the list shows the selected
 * islands alone, each with a stepper for its nights. Without JavaScript the list is open and
 * number fields replace the steppers. A client component so that two dozen rows are sent
 * as data and HTML instead of twice as markup.
 */
export function IslandChoices({ islands, words }: IslandChoicesProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const [announcement, setAnnouncement] = useState('');
  function onPick({ target }: ChangeEvent<HTMLInputElement>) {
    // The row of an island that is removed from the tray disappears with the focus.
    const isFolded = list.current?.open === false;
    if (isFolded && !target.checked && document.activeElement === target) {
      list.current?.querySelector('summary')?.focus();
    }
  }
  return (
    <>
      <style>{islands.map(({ slug }) => light(slug)).join('')}</style>
      <details ref={list} className="picks-unfold">
        <summary aria-controls="picks">{words.list}</summary>
      </details>
      <ul className="picks" id="picks" {...roving('[data-pick]')}>
        {islands.map((island) => (
          <Row
            key={island.slug}
            {...island}
            words={words}
            onPick={onPick}
            onStep={setAnnouncement}
          />
        ))}
      </ul>
      <p className="keys-hint">{words.keysHint}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
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

interface RowProps extends IslandRow, Pick<IslandChoicesProps, 'words'> {
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
  onStep: (announcement: string) => void;
}

function Row({ slug, name, values, error, words, onPick, onStep }: RowProps) {
  const id = `pick-${slug}`;
  const errorId = error ? `${id}-error` : undefined;
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
          onChange={onPick}
        />
        {name}
      </label>
      <NightsStepper
        slug={slug}
        name={name}
        values={values}
        errorId={errorId}
        words={words}
        onStep={onStep}
      >
        <label>
          <input
            type="checkbox"
            name={formNames.optional(slug)}
            value="1"
            defaultChecked={values?.optional ?? false}
            data-optional=""
          />
          {words.ifItFits}
        </label>
      </NightsStepper>
      {error ? (
        <p id={errorId} className="pick-error">
          {error}
        </p>
      ) : null}
    </li>
  );
}
