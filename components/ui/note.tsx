import type { ReactNode } from 'react';

/** Note in running text, such as a warning or the caveat of an estimate. */
export function Note({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <aside className="my-6 border-l-2 border-accent bg-deep px-5 py-4 [&>p]:my-1">
      {title ? <p className="font-ui text-sm font-semibold">{title}</p> : null}
      {children}
    </aside>
  );
}
