import type { ReactNode } from 'react';

/** What is to be said of what the address asks for. No aside, as those of the timetable are: several may stand here. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="my-6 border-l-2 border-accent bg-deep px-5 py-4">
      {children}
    </p>
  );
}
