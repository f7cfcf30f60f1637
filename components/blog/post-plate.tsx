import { ChartPoster } from '@/components/maps/chart-poster';
import type { PostSummary } from '@/lib/content/posts/schema';

/**
 * The chart of a post, large, without its paper margin (27 of its 800 units), so that it stands flush with
 * the words: upright on a wide screen, on a phone a band cut from its middle, inside its border.
 */
export function PostPlate({ chart }: { chart: PostSummary['chart'] }) {
  return (
    <div className="flex aspect-[3/2] items-center justify-center overflow-hidden md:aspect-[746/946]">
      <ChartPoster slug={chart} large className="w-[112%] max-w-none shrink-0 md:w-[107.24%]" />
    </div>
  );
}
