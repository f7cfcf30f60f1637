import { ChartPoster } from '@/components/maps/chart-poster';

interface PosterFrameProps {
  slug: string;
}

/**
 * An island's poster without its paper margin (27 of its 800 units), so that the border stands flush with
 * the words below. It grows a little under the pointer of the link around it, which is a `group`.
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
