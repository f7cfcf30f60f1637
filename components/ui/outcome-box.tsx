'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeBoxProps {
  kind: 'good' | 'bad';
  title?: string | undefined;
  /** Level of the title. */
  heading?: 'h2' | 'h3';
  /**
   * Changes with every response, so that a repeated error takes the focus again. A null value
   * leaves the focus where it is.
   */
  answer: unknown;
  children: ReactNode;
}

/** Outcome of a submitted form. Takes the focus, so that it is noticed. */
export function OutcomeBox({ kind, title, heading = 'h2', answer, children }: OutcomeBoxProps) {
  const Title = heading;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={kind === 'good' ? 'status' : 'alert'}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the response to a form is a new page, on which this box may be far down.
      autoFocus={Boolean(answer)}
      className={`border-l-2 px-5 py-4 font-ui ${kind === 'good' ? 'border-good bg-deep' : 'border-bad bg-bad/8'}`}
    >
      {title ? <Title className="text-lg">{title}</Title> : null}
      <div className={title ? 'mt-1' : ''}>{children}</div>
    </div>
  );
}
