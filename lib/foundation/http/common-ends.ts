/** Finds the common prefix and suffix of several addresses, so that they are sent only once. The two never overlap. */
export function commonEnds(texts: readonly string[]): readonly [before: string, after: string] {
  const [first = ''] = texts;
  const least = Math.min(...texts.map(({ length }) => length));
  let start = 0;
  while (start < least && texts.every((text) => text[start] === first[start])) start += 1;
  let end = 0;
  while (end < least - start && texts.every((text) => text.at(-1 - end) === first.at(-1 - end))) {
    end += 1;
  }
  return [first.slice(0, start), first.slice(first.length - end)];
}
