import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import { sayFault } from '@/lib/sea/planner/plan-request/fault-texts';
import type { PlanParameter, PlanQuery } from '@/lib/sea/planner/plan-request/query';
import type { FieldFault } from '@/lib/sea/planner/plan-request/read-plan';
import type { FeedInfo } from '@/lib/sea/timetable/types';

/** Error messages by field and by island. */
export interface FaultTexts {
  readonly fields: Readonly<Partial<Record<PlanParameter, string>>>;
  readonly byIsland: ReadonlyMap<string, string>;
}

export const noFaults: FaultTexts = { fields: {}, byIsland: new Map() };

/**
 * Returns the error messages of a query by field and by island. The message of a field names its
 * island, which may be missing from the list.
 */
export async function faultTexts(
  faults: readonly FieldFault[],
  query: PlanQuery,
  info: Pick<FeedInfo, 'start' | 'end'>,
  locale: Locale,
): Promise<FaultTexts> {
  const t = await getTranslations({ locale, namespace: 'planner.errors' });
  const name = (slug: Parameters<typeof islandName>[0]) => islandName(slug, locale);
  const say = sayFault((fault, values) => t(fault, values), query, info, locale, name);
  const fields: Partial<Record<PlanParameter, string>> = {};
  const byIsland = new Map<string, string>();
  for (const fault of faults) {
    const { text, island } = say(fault);
    fields[fault.field] ??= island ? `${name(island)}: ${text}` : text;
    if (island) byIsland.set(island, text);
  }
  return { fields, byIsland };
}
