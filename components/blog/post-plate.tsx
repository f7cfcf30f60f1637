import { ChartPoster } from '@/components/maps/chart-poster';
import type { PostSummary } from '@/lib/content/posts/schema';

/** The chart of a post, large: upright on a wide screen, on a phone a band cut from its middle. */
export function PostPlate({ chart }: { chart: PostSummary['chart'] }) {
  return (
    <div className="flex aspect-[3/2] items-center overflow-hidden md:aspect-[4/5]">
      <ChartPoster slug={chart} large className="w-full shrink-0" />
    </div>
  );
}
