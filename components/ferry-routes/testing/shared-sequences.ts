/** Largest share of six-word sequences that two pages may have in common. */
export const mostShared = 0.35;

export interface PageSequences {
  readonly slug: string;
  readonly own: ReadonlySet<string>;
}

/** Six-word sequences of a text. */
export function sequences(text: string): Set<string> {
  const words = text.split(/[\s/·]+/).filter(Boolean);
  return new Set(words.slice(5).map((_, index) => words.slice(index, index + 6).join(' ')));
}

/** Share of common elements in the union of two sets. */
const shareOf = (common: number, sizes: number) => common / (sizes - common);

/** Shares of the sequences of two pages that both have, the largest first. */
export function sharesOf(pages: readonly PageSequences[]) {
  const pagesOf = new Map<string, number[]>();
  pages.forEach(({ own }, index) => {
    for (const text of own) pagesOf.set(text, [...(pagesOf.get(text) ?? []), index]);
  });
  const common = pages.map(() => new Uint16Array(pages.length));
  for (const indices of pagesOf.values()) {
    for (const one of indices) {
      const row = common[one] as Uint16Array;
      for (const other of indices) row[other] = (row[other] as number) + 1;
    }
  }
  return pages
    .flatMap((one, index) =>
      pages.slice(index + 1).map((other, after) => ({
        names: `${one.slug} and ${other.slug}`,
        share: shareOf(common[index]?.[index + 1 + after] ?? 0, one.own.size + other.own.size),
      })),
    )
    .sort((a, b) => b.share - a.share);
}
