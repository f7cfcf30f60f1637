import type { Food } from '@/lib/records/culinary/schema';
import { seasonLength } from '@/lib/records/culinary/season';

type Season = Food['season'];

/** Dash for one month and the gap after it; the path length of the ring is 12. */
const dash = '.78 .22';

const idOf = (season: Season) => `months-${season.join('-')}`;

/**
 * Hidden SVG symbols: the year as a ring of twelve months with January at the top, and each season
 * in use.
 */
export function SeasonSymbols({ seasons }: { seasons: readonly Season[] }) {
  const each = new Map(seasons.map((season) => [idOf(season), season]));
  const ring = (dashes: string, offset?: number) => (
    <circle
      cx="20"
      cy="20"
      r="16"
      pathLength="12"
      strokeDasharray={dashes}
      {...{ strokeDashoffset: offset }}
    />
  );
  return (
    <>
      <symbol id="year" viewBox="0 0 40 40">
        {ring(dash)}
      </symbol>
      {[...each].map(([id, season]) => {
        const length = seasonLength(season);
        return (
          <symbol key={id} id={id} viewBox="0 0 40 40">
            {ring(`${`${dash} `.repeat(length - 1)}.78 ${12 - length + 0.22}`, 1 - season[0])}
          </symbol>
        );
      })}
    </>
  );
}

/**
 * Season on the ring of the year. Hidden from screen readers, because the text next to it says the
 * same.
 */
export function SeasonRing({ season }: { season: Season }) {
  return (
    <svg className="plate-ring" aria-hidden="true">
      <use href="#year" />
      <use href={`#${idOf(season)}`} />
    </svg>
  );
}
