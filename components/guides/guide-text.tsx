import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Note } from '@/components/ui/note';
import { sectionId } from '@/lib/content/rules';
import type { GuideSection } from '@/lib/content/schema';
import type { ContentText } from '@/lib/content/types';

interface GuideTextProps {
  text: ContentText;
  sections: readonly GuideSection[];
  /** Read out for a table that scrolls sideways on a phone. */
  tableLabel: string;
}

/** The long text of a guide: headings get their section's id, links the page's language. */
export function GuideText({ text: Text, sections, tableLabel }: GuideTextProps) {
  return (
    <div className="guide-text">
      <Text components={guideElements(sections, tableLabel)} />
    </div>
  );
}

function guideElements(sections: readonly GuideSection[], tableLabel: string): MDXComponents {
  return {
    h2: ({ children }: { children?: ReactNode }) => (
      <h2 id={typeof children === 'string' ? sectionId(sections, children) : undefined}>
        {children}
      </h2>
    ),
    a: GuideLink,
    table: (props: ComponentProps<'table'>) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      <section className="table-scroll" aria-label={tableLabel} tabIndex={0}>
        <table {...props} />
      </section>
    ),
    Note,
  };
}

function GuideLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <SiteLink href={href} className="text-link">
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={href} className="text-link" rel={href.startsWith('#') ? undefined : 'noopener'}>
      {children}
    </a>
  );
}
