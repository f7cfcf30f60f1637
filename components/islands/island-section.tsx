import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';

interface IslandSectionProps {
  id: string;
  title: string;
  /** Content below the title, in the margin on wide screens. */
  margin?: ReactNode;
  /** True for content that is folded under the title on a phone. */
  isFolded?: boolean;
  className?: string;
  children: ReactNode;
}

/** Section of an island's page: title in the margin on wide screens, above the text on a phone. */
export function IslandSection(props: IslandSectionProps) {
  const { id, title, margin, isFolded = false, className = '', children } = props;
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`page-grid scroll-mt-24 ${className}`}
    >
      {isFolded ? (
        <Fold
          id={`${id}-text`}
          title={heading}
          className="fold-beside border-t border-rule open:pb-12 lg:pt-10 lg:pb-20"
        >
          {margin}
          {children}
        </Fold>
      ) : (
        <div className="grid gap-x-12 gap-y-6 border-t border-rule pt-8 pb-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pt-10 lg:pb-20">
          <div>
            {heading}
            {margin}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </section>
  );
}
