import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import type { FoodFilter } from '@/lib/culinary/filter';
import { kinds } from '@/lib/culinary/schema';
import { seasons } from '@/lib/culinary/season';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import type { CulinaryIsland } from './plate-table';

interface CulinaryFilterProps {
  filter: FoodFilter;
  islands: readonly CulinaryIsland[];
  locale: Locale;
}

/** Island, kind and season: a plain form, so that what is chosen stands in the address. */
export async function CulinaryFilter({ filter, islands, locale }: CulinaryFilterProps) {
  const t = await getTranslations('culinary');
  const isNarrowed = Object.keys(filter).length > 0;
  const here = localizePath(routes.culinary, locale);
  return (
    <form action={here} className="grid gap-4 sm:max-lg:grid-cols-3">
      <SelectField
        id="filter-island"
        name="island"
        label={t('filter.island')}
        defaultValue={filter.island ?? ''}
      >
        <option value="">{t('filter.anyIsland')}</option>
        {islands.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="filter-kind"
        name="kind"
        label={t('filter.kind')}
        defaultValue={filter.kind ?? ''}
      >
        <option value="">{t('filter.anyKind')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="filter-season"
        name="season"
        label={t('filter.season')}
        defaultValue={filter.season ?? ''}
      >
        <option value="">{t('filter.anySeason')}</option>
        {seasons.map((season) => (
          <option key={season} value={season}>
            {t(`seasons.${season}`)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {t('filter.apply')}
        </button>
        {isNarrowed ? (
          <a href={here} className={buttonClass('quiet')}>
            {t('filter.clear')}
          </a>
        ) : null}
      </div>
    </form>
  );
}
