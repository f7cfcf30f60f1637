import { CulinaryPage } from '@/components/culinary/culinary-page';
import type { CulinaryIsland } from '@/components/culinary/plate-table';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import type { ReadFilter } from '@/lib/records/culinary/filter';
import { allFoods, foodsCheckedOn } from '@/lib/records/culinary/queries';
import { allIslands } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';

const islandsBy = (locale: Locale): CulinaryIsland[] =>
  byName(allIslands(), locale).map(({ slug, name, position }) => ({
    slug,
    name: bareName(name[locale]),
    position,
  }));

/** Content of both pages of the address: the whole or the filtered list. */
export function CulinaryView({ reading, locale }: { reading: ReadFilter; locale: Locale }) {
  return (
    <CulinaryPage
      foods={allFoods()}
      islands={islandsBy(locale)}
      reading={reading}
      checkedOn={foodsCheckedOn()}
      locale={locale}
    />
  );
}
