import type { ReactNode } from 'react';

/**
 * Message about the query. Not an `aside` like the messages of the timetable, because there can be
 * several.
 */
export function QueryMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="my-6 border-l-2 border-accent bg-deep px-5 py-4">
      {children}
    </p>
  );
}
