import { ChartPoster } from '@/components/maps/chart-poster';

interface PosterFrameProps {
  slug: string;
}

/**
 * Crops the paper margin (27 of 800 units) of an island's poster so that the border lines up with
 * the text below. Zooms in slightly when the pointer is over the surrounding link, which is a
 * `group`.
 */
export function PosterFrame({ slug }: PosterFrameProps) {
  return (
    <div className="aspect-[746/946] overflow-hidden">
      <div className="-m-[3.62%] transition-transform duration-500 ease-water group-hover:scale-[1.03] group-focus-visible:scale-[1.03]">
        <ChartPoster slug={slug} />
      </div>
    </div>
  );
}
