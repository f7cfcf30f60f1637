'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeBoxProps {
  kind: 'good' | 'bad';
  title?: string | undefined;
  /** Changes with every answer: the second failure in a row takes the focus again. */
  answer: unknown;
  children: ReactNode;
}

/** What came of sending a form: takes the focus, so that nobody has to look for it. */
export function OutcomeBox({ kind, title, answer, children }: OutcomeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={kind === 'good' ? 'status' : 'alert'}
      className={`border-l-2 px-5 py-4 ${kind === 'good' ? 'border-good bg-deep' : 'border-bad bg-bad/8 text-bad'}`}
    >
      {title ? <h2 className="text-lg">{title}</h2> : null}
      <div className={title ? 'mt-1' : ''}>{children}</div>
    </div>
  );
}
