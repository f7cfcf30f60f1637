import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

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
export function labelledCells(children: ReactNode): ReactNode {
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
