import type { ReactNode } from 'react';

/** Caveat of a page as a chip of a few words, which opens to the whole. */
export function Caveat({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="group font-ui text-sm leading-snug">
      <summary className="inline-flex min-h-11 items-center gap-2 border-l-2 border-accent bg-deep px-3 font-semibold">
        {label}
        <span aria-hidden="true" className="text-accent group-open:rotate-180">
          ▾
        </span>
      </summary>
      <div className="measure border-l-2 border-accent bg-deep px-3 pb-3 text-ink-2 [&>*+*]:mt-1">
        {children}
      </div>
    </details>
  );
}
