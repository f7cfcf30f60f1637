import { chartOf } from '@/lib/charts/charts';
import { ChartArt } from './chart-art';

/** An island's chart as a picture for cards: 4:5, no words, nothing for a screen reader. */
export function ChartPoster({ slug, className = '' }: { slug: string; className?: string }) {
  return <ChartArt file={chartOf(slug).poster.file} className={`chart-picture ${className}`} />;
}
