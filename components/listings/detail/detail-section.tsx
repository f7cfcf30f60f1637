import type { ReactNode } from 'react';

interface DetailSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a listing's page: its title in the margin of a wide screen, above the text on a phone. */
export function DetailSection({ id, title, children }: DetailSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="detail-section">
      <h2 id={`${id}-title`}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
