interface ChartArtProps {
  /** Address of the artwork below the site's root. */
  file: string;
  /** The part of it to show, in pixels of the artwork; absent for the whole. */
  window?: { left: number; top: number; width: number; height: number };
  /** Seen as soon as the page is: fetched at once, not when it comes near. */
  first?: boolean;
  className?: string;
}

/**
 * A sheet's artwork, as a picture: the browser fetches it when it comes near, and one that is not displayed not
 * at all (ADR 32). The file knows the colours of day and night and hears of the page's light by `color-scheme`.
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
