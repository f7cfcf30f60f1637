import type { ReactNode } from 'react';

/** A way out to where something was read. */
export function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
    </a>
  );
}
