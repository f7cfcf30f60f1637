import { CostTables } from '@/components/help/cost-tables';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { islandsOfGroup } from '@/lib/records/costs/data';
import type { CostGroup } from '@/lib/records/costs/schema';
import { allIslands } from '@/lib/records/islands/queries';

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
