import type { ReactNode } from 'react';

/** Link to an external source. */
export function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
    </a>
  );
}
