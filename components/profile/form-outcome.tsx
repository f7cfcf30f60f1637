'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface FormOutcomeProps {
  result: { ok: boolean };
  children: ReactNode;
}

/** What came of sending a section: takes the focus, so that nobody has to look for it. */
export function FormOutcome({ result, children }: FormOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // A new result is a new object: the second one in a row takes the focus again.
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={result.ok ? 'status' : 'alert'}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form sent without scripts is a new page, far down which this stands.
      autoFocus
      className={`border-l-2 bg-deep px-5 py-3 font-ui ${result.ok ? 'border-good' : 'border-bad'}`}
    >
      {children}
    </div>
  );
}
