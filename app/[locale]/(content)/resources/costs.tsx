import { CostTables } from '@/components/help/cost-tables';
import { islandsOfGroup } from '@/lib/costs/data';
import type { CostGroup } from '@/lib/costs/schema';
import { currentLocale } from '@/lib/i18n/current';
import { allIslands } from '@/lib/islands/queries';

/** The table of costs with the islands of each group by name. */
export async function Costs() {
  const locale = await currentLocale();
  const namesOf = (group: CostGroup) =>
    islandsOfGroup[group]
      .map((slug) => allIslands().find((island) => island.slug === slug)?.name[locale] ?? slug)
      .join(', ');
  return (
    <CostTables
      names={{ famous: namesOf('famous'), popular: namesOf('popular'), quiet: namesOf('quiet') }}
    />
  );
}
