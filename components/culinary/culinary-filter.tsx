import { getTranslations } from 'next-intl/server';
import { ChoiceForm } from '@/components/forms/choice-form';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import type { FoodFilter } from '@/lib/records/culinary/filter';
import { kinds } from '@/lib/records/culinary/schema';
import { seasons } from '@/lib/records/culinary/season';
import type { CulinaryIsland } from './plate-table';

interface CulinaryFilterProps {
  filter: FoodFilter;
  islands: readonly CulinaryIsland[];
  locale: Locale;
}

/** Filter form: island, kind and season. */
export async function CulinaryFilter({ filter, islands, locale }: CulinaryFilterProps) {
  const t = await getTranslations('culinary');
  const { island = '', kind = '', season = '' } = filter;
  return (
    <ChoiceForm
      here={localizePath(routes.culinary, locale)}
      choices={[
        {
          name: 'island',
          label: t('filter.island'),
          value: island,
          any: t('filter.anyIsland'),
          options: islands.map(({ slug, name }) => [slug, name]),
        },
        {
          name: 'kind',
          label: t('filter.kind'),
          value: kind,
          any: t('filter.anyKind'),
          options: kinds.map((one) => [one, t(`kinds.${one}`)]),
        },
        {
          name: 'season',
          label: t('filter.season'),
          value: season,
          any: t('filter.anySeason'),
          options: seasons.map((one) => [one, t(`seasons.${one}`)]),
        },
      ]}
      texts={{ apply: t('filter.apply'), clear: t('filter.clear') }}
    />
  );
}
