/** Removes a part in brackets from a name: `Kea (Tzia)` is Kea on a chart. */
export const bareName = (name: string): string => name.replace(/\s*\([^)]*\)/g, '').trim();

/** Letters from which on a name is set in two lines. */
const longName = 17;

/** Lines of a name on a chart: one, or two of similar length for a long name. Leaves out a part in brackets. */
export function splitName(name: string): readonly string[] {
  const bare = bareName(name);
  if (bare.length < longName) return [bare];
  const words = bare.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  const best = breaks.toSorted((a, b) => a.longest - b.longest)[0];
  return best ? best.lines : [bare];
}
