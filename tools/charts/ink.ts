/**
 * Colours of the artwork. Every property has its day colour as a fallback, because the file is also
 * used as an image.
 */
export const ink = {
  sheet: 'var(--chart-sheet,#f8f3e8)',
  deep: 'var(--chart-deep,#dfeaeb)',
  bands: ['#75a3bc', '#8bb3c8', '#a3c4d4', '#b7d2dd', '#c8dce4', '#d5e4e8'].map(
    (day, index) => `var(--chart-band-${index + 1},${day})`,
  ),
  water: 'var(--chart-water,#2f6f93)',
  land: 'var(--chart-land,#f6eede)',
  mid: 'var(--chart-mid,#eee2cb)',
  edge: 'var(--chart-edge,#e2d0b0)',
  coast: 'var(--chart-coast,#23475e)',
  ink: 'var(--chart-ink,#17364a)',
  line: 'var(--chart-line,#17364a)',
};
