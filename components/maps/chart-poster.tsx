import { chartOf } from '@/lib/records/charts/charts';
import { ChartArt } from './chart-art';

interface ChartPosterProps {
  slug: string;
  /** True if shown larger than a card: uses the full drawing. */
  large?: boolean;
  className?: string;
}

/** The poster inside its paper margin, so that its border lines up with the text beside it. */
const framed = { left: 27, top: 27, width: 746, height: 946 };

/** Chart of an island as a decorative upright image without names. */
export function ChartPoster({ slug, large = false, className = '' }: ChartPosterProps) {
  const { poster, card } = chartOf(slug);
  const file = large || !card ? poster.file : card;
  return <ChartArt file={file} window={framed} className={`poster-picture ${className}`} />;
}
