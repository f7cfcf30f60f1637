'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Reports the last action. Takes the focus, because the button that triggered it is gone. */
export function DoneLine({ text, children }: { text: string; children?: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another outcome.
  useEffect(() => {
    line.current?.focus();
  }, [text]);
  return (
    <div
      ref={line}
      tabIndex={-1}
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-good bg-deep px-5 py-3"
    >
      <p>{text}</p>
      {children}
    </div>
  );
}
