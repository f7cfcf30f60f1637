import type { ReactNode } from 'react';

interface DetailSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * Section of a listing page. The title is in the margin on wide screens and above the text on
 * phones.
 */
export function DetailSection({ id, title, children }: DetailSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="detail-section">
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
