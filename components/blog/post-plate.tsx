import { ChartPoster } from '@/components/maps/chart-poster';
import type { PostSummary } from '@/lib/records/content/posts/schema';

/**
 * Large chart of a post. Crops the paper margin (27 of 800 units) so that the border lines up with
 * the text: portrait on wide screens, a band from the middle of the chart on a phone.
 */
export function PostPlate({ chart }: { chart: PostSummary['chart'] }) {
  return (
    <div className="flex aspect-[3/2] items-center justify-center overflow-hidden md:aspect-[746/946]">
      <ChartPoster slug={chart} large className="w-[112%] max-w-none shrink-0 md:w-[107.24%]" />
    </div>
  );
}
