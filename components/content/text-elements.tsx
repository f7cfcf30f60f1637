import {
  Children,
  type CSSProperties,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { TableScroll } from '@/components/ui/table-scroll';
import { sectionId } from '@/lib/records/content/rules';
import type { GuideSection } from '@/lib/records/content/schema';

interface WithChildren {
  children?: ReactNode;
}

/**
 * Elements for MDX and Markdown: headings with their section's id, links in the page's language,
 * and tables in a scroll container. `tableLabel` is the container's accessible name, `pictureOf` the
 * picture below the title of a section.
 */
export function textElements(
  sections: readonly GuideSection[],
  tableLabel: string,
  pictureOf?: (section: string) => ReactNode,
) {
  return {
    h2: ({ children }: WithChildren) => {
      const id = typeof children === 'string' ? sectionId(sections, children) : undefined;
      return (
        <>
          <h2 id={id}>{children}</h2>
          {id ? pictureOf?.(id) : null}
        </>
      );
    },
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

type Element = ReactElement<{ children?: ReactNode }>;
const elementsIn = (node: ReactNode): Element[] =>
  Children.toArray(node).filter((child): child is Element => isValidElement(child));

const childrenOf = (element: Element | undefined) => elementsIn(element?.props.children);

/** The text of a node, without its markup. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Children.toArray(node)
    .map((child) =>
      isValidElement(child) ? textOf((child as Element).props.children) : textOf(child),
    )
    .join('');
}

/**
 * Gives each cell in the body of a table the name of its column as `data-label`, which narrow screens show beside it.
 * Takes and returns the children of a `table`: a head of one row, and a body.
 */
function labelledCells(children: ReactNode): ReactNode {
  const [head, ...bodies] = elementsIn(children);
  const names = childrenOf(childrenOf(head)[0]).map(({ props }) => textOf(props.children));
  const labelled = (cell: Element, index: number) =>
    cloneElement(cell, { key: index, 'data-label': names[index] } as object);
  return [
    head,
    ...bodies.map((body) =>
      cloneElement(
        body,
        {},
        childrenOf(body).map((row) => cloneElement(row, {}, childrenOf(row).map(labelled))),
      ),
    ),
  ];
}
