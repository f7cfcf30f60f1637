import type { CSSProperties, ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { TableScroll } from '@/components/ui/table-scroll';
import { sectionId } from '@/lib/records/content/rules';
import type { GuideSection } from '@/lib/records/content/schema';
import { labelledCells } from './labelled-cells';

interface WithChildren {
  children?: ReactNode;
}

/**
 * Elements for MDX and Markdown: headings with their section's id, links in the page's language,
 * and tables in a scroll container. `tableLabel` is the container's accessible name.
 */
export function textElements(sections: readonly GuideSection[], tableLabel: string) {
  return {
    h2: ({ children }: WithChildren) => (
      <h2 id={typeof children === 'string' ? sectionId(sections, children) : undefined}>
        {children}
      </h2>
    ),
    a: TextLink,
    table: ({ children }: WithChildren) => (
      <TableScroll label={tableLabel} className="table-stacked">
        <table>{labelledCells(children)}</table>
      </TableScroll>
    ),
    th: HeaderCell,
  };
}

/** Header of a column. Without text, such as above the first column, it is a plain cell. */
function HeaderCell({ children, style }: WithChildren & { style?: CSSProperties }) {
  return children ? (
    <th scope="col" style={style}>
      {children}
    </th>
  ) : (
    <td />
  );
}

function TextLink({ href = '', children }: WithChildren & { href?: string | undefined }) {
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
