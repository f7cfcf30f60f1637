import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes as React writes them; nothing that moves. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Running text as data: words, and elements with what stands in them. A third of what React sends for the same. */
export type Still = string | readonly [tag: string, attributes: Attributes | 0, ...Still[]];

/**
 * What components on the server draw, as data for a leaf that draws it on both sides ({@link StillText}). For text:
 * a component among them may wait, but neither use a hook nor listen to anything. Throws for an element of the
 * browser, which is no text.
 */
export async function still(node: ReactNode): Promise<Still[]> {
  const drawn = await node;
  if (drawn === null || drawn === undefined || typeof drawn === 'boolean') return [];
  if (Array.isArray(drawn)) return (await Promise.all(drawn.map(still))).flat();
  if (!isValidElement<Attributes & { children?: ReactNode }>(drawn)) return [String(drawn)];
  const { type, props } = drawn;
  const { children, ...attributes } = props;
  if (type === Fragment) return still(children);
  if (typeof type === 'function') return still((type as (given: object) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('A text has an element that is none of text');
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return [[type, given.length > 0 ? Object.fromEntries(given) : 0, ...(await still(children))]];
}

/** The words of a text alone, on one line. */
export const stillWords = (text: readonly Still[]): string =>
  wordsOf(text).replace(/\s+/g, ' ').trim();

const wordsOf = (text: readonly Still[]): string =>
  text
    .map((one) => {
      if (typeof one === 'string') return one;
      const [tag, , ...inside] = one;
      return /^(?:p|li|h\d|t[dhr])$/.test(tag) ? `${wordsOf(inside)} ` : wordsOf(inside);
    })
    .join('');
