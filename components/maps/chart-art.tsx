interface ChartArtProps {
  /** Path of the artwork on this site. */
  file: string;
  /** Part to show, in pixels of the artwork; the whole if absent. */
  window?: { left: number; top: number; width: number; height: number };
  /** True if visible when the page opens: loads at once instead of lazily. */
  first?: boolean;
  className?: string;
}

/**
 * Artwork of a chart as an image. Lazy loading skips images that are not displayed (ADR 32). The
 * file contains the colours of both themes and follows the `color-scheme` of the page.
 */
export function ChartArt({ file, window, first = false, className = '' }: ChartArtProps) {
  const view = window
    ? `#svgView(viewBox(${window.left},${window.top},${window.width},${window.height}))`
    : '';
  return (
    // biome-ignore lint/performance/noImgElement: line art, which an optimiser would make heavier.
    <img
      src={file + view}
      alt=""
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className={`chart-art ${className}`.trim()}
    />
  );
}
