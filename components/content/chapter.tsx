import type { ReactNode } from 'react';

interface ChapterProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a title, on pages that are divided into chapters. */
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
