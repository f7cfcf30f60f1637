import { chartOf } from '@/lib/charts/charts';
import { ChartArt } from './chart-art';

interface ChartPosterProps {
  slug: string;
  /** Shown larger than a card: drawn in full. */
  large?: boolean;
  className?: string;
}

/** An island's chart as a picture: 4:5, no words, nothing for a screen reader. */
export function ChartPoster({ slug, large = false, className = '' }: ChartPosterProps) {
  const { poster, card } = chartOf(slug);
  const file = large || !card ? poster.file : card;
  return <ChartArt file={file} className={`chart-picture ${className}`} />;
}
