import type { ReactNode } from 'react';

interface IslandSectionProps {
  id: string;
  title: string;
  /** Content below the title, in the margin on wide screens. */
  margin?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Section of an island's page: title in the margin on wide screens, above the text on a phone. */
export function IslandSection({ id, title, margin, className = '', children }: IslandSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`page-grid scroll-mt-24 ${className}`}
    >
      <div className="grid gap-x-12 gap-y-6 border-t border-rule pt-8 pb-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-10 lg:pb-20">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {margin}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
