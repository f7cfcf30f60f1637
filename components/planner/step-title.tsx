import type { ReactNode } from 'react';

/** Title of a step of the form, with its number. */
export function StepTitle({ number, children }: { number: number; children: ReactNode }) {
  return (
    <legend className="font-display text-xl leading-tight">
      <span className="me-2 font-ui text-lg text-ink-2 tabular-nums">{number}</span>
      {children}
    </legend>
  );
}
