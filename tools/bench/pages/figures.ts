/** A measured value with its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** The same value of the reference site. */
  readonly reference?: number | undefined;
  readonly unit: '' | 's' | 'ms' | 'KB' | 'MB' | '/s';
  readonly target?: Target | undefined;
}

/** A limit; `times` is relative to the reference, for values that depend on the machine. */
export type Target =
  | { readonly most: number }
  | { readonly least: number }
  | { readonly times: number; readonly orLeast: number };

/** Median of an odd number of runs; the lower of the two middle values of an even one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const places = { '': 2, s: 2, ms: 0, KB: 1, MB: 0, '/s': 0 } as const;

const formatted = (value: number | undefined, unit: Figure['unit']) =>
  value === undefined
    ? ''
    : `${Number.isInteger(value) ? value : value.toFixed(places[unit])}${unit && ` ${unit}`}`;

function verdict({ value, reference, unit, target }: Figure): string {
  if (!target) return '';
  if ('most' in target) return `≤ ${formatted(target.most, unit)} ${mark(value <= target.most)}`;
  const least =
    'least' in target ? target.least : reference ? target.times * reference : target.orLeast;
  return `≥ ${formatted(least, unit)} ${mark(value >= least)}`;
}

const mark = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

/** Formats a section in four columns: what, now, reference, target. */
export function tableOf(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    formatted(figure.value, figure.unit),
    formatted(figure.reference, figure.unit),
    verdict(figure),
  ]);
  return [[title, 'now', 'reference', 'target'], ...rows]
    .map(([what = '', ...cells]) =>
      `${what.padEnd(46)}${cells.map((cell) => cell.padStart(12)).join('')}`.trimEnd(),
    )
    .join('\n');
}
