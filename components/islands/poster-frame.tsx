import { ChartPoster } from '@/components/maps/chart-poster';

interface PosterFrameProps {
  slug: string;
}

/**
 * Poster of an island. Zooms in slightly when the pointer is over the surrounding link, which is a
 * `group`.
 */
export function PosterFrame({ slug }: PosterFrameProps) {
  return (
    <div className="overflow-hidden">
      <div className="transition-transform duration-500 ease-water group-hover:scale-[1.03] group-focus-visible:scale-[1.03]">
        <ChartPoster slug={slug} />
      </div>
    </div>
  );
}
