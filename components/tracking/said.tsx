import type { ReactNode } from 'react';

/**
 * Message about the query of the address. Not an aside like those of the timetable, because there
 * can be several.
 */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="my-6 border-l-2 border-accent bg-deep px-5 py-4">
      {children}
    </p>
  );
}
