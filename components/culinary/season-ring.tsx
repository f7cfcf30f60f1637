import type { Food } from '@/lib/culinary/schema';
import { seasonLength } from '@/lib/culinary/season';

/** A month of the ring and the gap after it; the ring's length is twelve. */
const dash = '.78 .22';

/** The months of a season on a ring of twelve, January at the top. Said in words beside it. */
export function SeasonRing({ season }: { season: Food['season'] }) {
  const length = seasonLength(season);
  const lit = `${`${dash} `.repeat(length - 1)}.78 ${12 - length + 0.22}`;
  return (
    <svg className="plate-ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" pathLength="12" strokeDasharray={dash} />
      <circle
        cx="20"
        cy="20"
        r="16"
        pathLength="12"
        strokeDasharray={lit}
        strokeDashoffset={1 - season[0]}
      />
    </svg>
  );
}
