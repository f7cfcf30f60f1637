import type { ReactNode } from 'react';

interface FoldProps {
  /** Heading that says what is in it. */
  title: ReactNode;
  /** Id of the content: a link to it opens the fold. */
  id?: string;
  className?: string;
  /** True if a phone shows it open. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that is folded under its heading on a phone, and open on wide screens and in print. */
export function Fold({ title, id, className = '', isOpen = false, children }: FoldProps) {
  return (
    <details className={`fold ${className}`} open={isOpen || undefined}>
      <summary>{title}</summary>
      <div id={id} className="min-w-0 scroll-mt-40">
        {children}
      </div>
    </details>
  );
}
