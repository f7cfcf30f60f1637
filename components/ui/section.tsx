import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** Stands at the right of the title on a wide screen: "View all" and the like. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page, with a hairline above it. */
export function Section(props: SectionProps) {
  const { id, title, intro, aside, className = '', children } = props;
  return (
    <section id={id} className={`border-t border-rule pt-8 pb-12 md:pt-10 md:pb-16 ${className}`}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="measure">
          <h2>{title}</h2>
          {intro ? <p className="mt-2 text-ink-2">{intro}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
