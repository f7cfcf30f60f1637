import type { ReactNode } from 'react';

/** An aside in running text: a warning, an estimate's caveat, a thing worth knowing. */
export function Note({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <aside className="my-6 border-l-2 border-accent bg-deep px-5 py-4 [&>p]:my-1">
      {title ? <p className="font-ui text-sm font-semibold">{title}</p> : null}
      {children}
    </aside>
  );
}
