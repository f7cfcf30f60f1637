import type { ReactNode } from 'react';

interface ChapterProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A titled part of a page that is read chapter by chapter. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-t border-rule pt-8 pb-12 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="mb-5">
        {title}
      </h2>
      {children}
    </section>
  );
}
