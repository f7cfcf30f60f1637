import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';

interface ChapterProps {
  id: string;
  title: string;
  /** True for a chapter that is folded under its title on a phone. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A section with a title, on pages that are divided into chapters. */
export function Chapter({ id, title, isFolded = false, children }: ChapterProps) {
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  return (
    <section
      id={isFolded ? undefined : id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-24 border-t border-rule ${isFolded ? 'lg:pt-8 lg:pb-12' : 'pt-8 pb-12 first:border-t-0 first:pt-0'}`}
    >
      {isFolded ? (
        // A link to the chapter names what is folded, and so opens it.
        <Fold id={id} title={heading} className="open:pb-8">
          <div className="pt-2 lg:pt-5">{children}</div>
        </Fold>
      ) : (
        <>
          <div className="mb-5">{heading}</div>
          {children}
        </>
      )}
    </section>
  );
}
