'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/foundation/i18n/fill';
import { formNames } from '@/lib/sea/planner/plan-request/form-query';
import type { IslandValues } from '@/lib/sea/planner/plan-request/form-values';
import { readNights, steppedNights } from '@/lib/sea/planner/plan-request/nights-range';
import { usualNights } from '@/lib/sea/planner/problem/request';

/** Texts of the nights of an island; `{island}` is its name, `{nights}` a number or a range. */
export type NightsWords = Readonly<
  Record<
    'least' | 'most' | 'to' | 'nights' | 'night' | 'range' | 'fewer' | 'more' | 'exactly',
    string
  >
>;

interface NightsStepperProps {
  slug: string;
  name: string;
  values: IslandValues | undefined;
  /** Element with the error about the nights. */
  errorId: string | undefined;
  words: NightsWords;
  /** Announces the nights after a step. */
  onStep: (message: string) => void;
  /** Further choices beside the exact numbers. */
  children: ReactNode;
}

/**
 * Nights on one island: two buttons that step them, and between them the range, which opens the
 * number fields of its ends. The fields alone are submitted, and work without JavaScript.
 */
export function NightsStepper(props: NightsStepperProps) {
  const { slug, name, values, errorId, words, onStep, children } = props;
  const usual = [values?.min ?? `${usualNights.min}`, values?.max ?? `${usualNights.max}`] as const;
  const [[min, max], setTyped] = useState(usual);
  const [isOpen, setOpen] = useState(errorId !== undefined);
  const fields = useRef<HTMLParagraphElement>(null);
  const inputs = () => [...(fields.current?.querySelectorAll('input') ?? [])];

  // A browser that comes back to the page restores what was typed without an event.
  useEffect(() => {
    const [least, most] = fields.current?.querySelectorAll('input') ?? [];
    if (least && most) setTyped([least.value, most.value]);
  }, []);

  function onInput() {
    const [least, most] = inputs();
    if (least && most) setTyped([least.value, most.value]);
  }

  function step(by: 1 | -1) {
    const range = readNights(min, max) ?? [usualNights.min, usualNights.max];
    const next = steppedNights(range, by).map(String);
    inputs().forEach((input, index) => {
      input.value = next[index] ?? '';
    });
    onInput();
    onStep(`${name}: ${rangeText(next[0] ?? '', next[1] ?? '', words)}`);
  }

  const button = (by: 1 | -1, sign: string, label: string) => (
    <button type="button" onClick={() => step(by)} aria-label={fill(label, { island: name })}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const field = (end: 'min' | 'max', label: string, value: string) => (
    <input
      type="number"
      inputMode="numeric"
      name={formNames[end](slug)}
      min={1}
      max={30}
      defaultValue={value}
      onInput={onInput}
      aria-label={fill(label, { island: name })}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    />
  );
  const id = `nights-${slug}`;
  return (
    <>
      <div className="pick-steps">
        {button(-1, '−', words.fewer)}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${rangeText(min, max, words)}. ${fill(words.exactly, { island: name })}`}
          onClick={() => setOpen(!isOpen)}
        >
          {rangeText(min, max, words)}
        </button>
        {button(1, '+', words.more)}
      </div>
      <div className="pick-exact" id={id} data-open={isOpen || undefined}>
        <p ref={fields}>
          {field('min', words.least, usual[0])}
          {words.to}
          {field('max', words.most, usual[1])}
          {words.nights}
        </p>
        {children}
      </div>
    </>
  );
}

/** Formats the nights: `2–3 nights`, `1 night`. */
function rangeText(min: string, max: string, { night, range }: NightsWords): string {
  if (min === max) return fill(min === '1' ? night : range, { nights: min });
  return fill(range, { nights: `${min}–${max}` });
}
