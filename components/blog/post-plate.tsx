import { ChartPoster } from '@/components/maps/chart-poster';
import type { PostSummary } from '@/lib/records/content/posts/schema';

/** Large chart of a post: portrait on wide screens, a band from the middle of the chart on a phone. */
export function PostPlate({ chart }: { chart: PostSummary['chart'] }) {
  return (
    <div className="flex aspect-[3/2] items-center justify-center overflow-hidden md:block md:aspect-auto">
      <ChartPoster slug={chart} large className="shrink-0" />
    </div>
  );
}
