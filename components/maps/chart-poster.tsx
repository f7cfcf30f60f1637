import { chartOf } from '@/lib/records/charts/charts';
import { ChartArt } from './chart-art';

interface ChartPosterProps {
  slug: string;
  /** True if shown larger than a card: uses the full drawing. */
  large?: boolean;
  className?: string;
}

/** Chart of an island as a decorative 4:5 image without names. */
export function ChartPoster({ slug, large = false, className = '' }: ChartPosterProps) {
  const { poster, card } = chartOf(slug);
  const file = large || !card ? poster.file : card;
  return <ChartArt file={file} className={`chart-picture ${className}`} />;
}
