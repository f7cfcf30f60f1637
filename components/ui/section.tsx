import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** Content to the right of the title on wide screens, such as a link "View all". */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Section of a page with a title below a hairline. */
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
