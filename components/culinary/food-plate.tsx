import { afterGuillemet } from '@/lib/foundation/i18n/greek/after-guillemet';
import type { Food } from '@/lib/records/culinary/schema';
import { isAllYear } from '@/lib/records/culinary/season';
import { transliterate } from '@/lib/records/phrases/transliterate';
import type { Plate, PlateTable } from './plate-table';
import { SeasonRing } from './season-ring';

interface FoodPlateProps {
  plate: Plate;
  table: PlateTable;
  ink: string;
  isOpen: boolean;
}

function monthsOf(season: Food['season'], { months, allYear }: PlateTable): string {
  if (isAllYear(season)) return allYear;
  const [first, last] = season.map((month) => months[month - 1]);
  return first === last ? `${first}` : `${first}–${last}`;
}

/** An entry: drawing, description, phrase to order it, source, season and islands. */
export function FoodPlate({ plate, table, ink, isOpen }: FoodPlateProps) {
  const [id, drawing, name, greek, text, order, sourceAt, season, islands, scheme] = plate;
  const mark = scheme ? table.marks[scheme] : undefined;
  const [title, url, checked] = table.sources[sourceAt] ?? [];
  const from = islands
    ? islands.flatMap((index) => (table.islands[index] ? [table.islands[index]] : []))
    : undefined;
  const dots = (from ?? table.islands).map(([, , dot]) => dot).join('');
  return (
    <li>
      <details className="fold plate-fold" open={isOpen}>
        <summary>
          <svg className="plate-drawing" aria-hidden="true">
            <use href={`${ink}#${drawing}`} />
          </svg>
          <h3>
            {greek ? `${name} ` : name}
            {greek ? <span lang="el">{greek}</span> : null}
          </h3>
        </summary>
        <div id={id} className="plate">
          <div>
            <p>
              {mark ? <abbr title={mark[1]}>{mark[0]}</abbr> : null}
              {mark ? ` ${text}` : text}
            </p>
            <p className="plate-order">
              <span lang="el">{`«${afterGuillemet(order)}»`}</span>
              {greek ? ' ' : null}
              {greek ? <i lang="el-Latn">{transliterate(order)}</i> : null}
            </p>
            <p className="plate-small">
              {`${table.source} `}
              <a href={url} rel="noopener">
                {title}
              </a>
              {`, ${checked}`}
            </p>
          </div>
          <div className="plate-side">
            <SeasonRing season={season} />
            <span>{monthsOf(season, table)}</span>
            <svg className="plate-isles" viewBox="0 0 76 84" aria-hidden="true">
              <use href="#isles" />
              <path d={dots} />
            </svg>
            <span>
              {(from ?? [table.everywhere]).map(([name, href], index) => [
                index > 0 ? ', ' : '',
                <a key={href} href={href}>
                  {name}
                </a>,
              ])}
            </span>
          </div>
        </div>
      </details>
    </li>
  );
}
