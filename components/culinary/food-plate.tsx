import { getTranslations } from 'next-intl/server';
import type { Food } from '@/lib/culinary/schema';
import { isAllYear } from '@/lib/culinary/season';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { FoodDrawing } from './food-drawing';
import { LitIslands } from './lit-islands';
import { SeasonRing } from './season-ring';

/** What the page says of an island: its name in the page's language, and where it lies. */
export interface CulinaryIsland {
  slug: IslandSlug;
  name: string;
  position: { lat: number; lon: number };
}

interface FoodPlateProps {
  food: Food;
  islands: readonly CulinaryIsland[];
  /** The months by their short names, January first. */
  months: readonly string[];
  locale: Locale;
}

/** One entry: its drawing, what it is, how to ask for it, when and where it is had, and who says so. */
export async function FoodPlate({ food, islands, months, locale }: FoodPlateProps) {
  const t = await getTranslations('culinary.plate');
  const { id, name, text, order, season, protection, source, checkedOn } = food;
  const slugs = food.islands;
  const from = slugs === 'cyclades' ? islands : islands.filter(({ slug }) => slugs.includes(slug));
  const [first, last] = season.map((month) => months[month - 1] ?? '');
  return (
    <li id={id} className="plate">
      <FoodDrawing drawing={food.drawing} />
      <div className="min-w-0">
        <h3>
          {name[locale]}{' '}
          {locale === 'el' ? null : (
            <span lang="el" className="plate-greek">
              {name.el}
            </span>
          )}
        </h3>
        <p className="mt-2">
          {protection ? (
            <>
              <abbr className="plate-mark no-underline" title={t(`schemes.${protection}.long`)}>
                {t(`schemes.${protection}.short`)}
              </abbr>{' '}
            </>
          ) : null}
          {text[locale]}
        </p>
        <p className="plate-order">
          <span lang="el">«{order.el}»</span>{' '}
          {locale === 'el' ? null : (
            <i lang="el-Latn" className="text-ink-2">
              {order.latin}
            </i>
          )}
        </p>
        <p className="plate-small">
          {t('source')}{' '}
          <a href={source.url} rel="noopener" className="text-link">
            {source.title}
          </a>
          , {formatDate(checkedOn, locale)}
        </p>
      </div>
      <div className="plate-side">
        <SeasonRing season={season} />
        <span>
          {isAllYear(season) ? t('allYear') : first === last ? first : `${first} – ${last}`}
        </span>
        <LitIslands positions={from.map(({ position }) => position)} />
        {slugs === 'cyclades' ? (
          <a href={localizePath(routes.guides, locale)}>{t('allIslands')}</a>
        ) : (
          <span>
            {from.map(({ slug, name }, index) => [
              index > 0 ? ', ' : '',
              <a key={slug} href={localizePath(routes.guide(slug), locale)}>
                {name}
              </a>,
            ])}
          </span>
        )}
      </div>
    </li>
  );
}
