import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { DoubtfulLine } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';

/** Lines with their numbers of boats in one text; a line of several days is named once. */
export async function lineNames(
  network: Pick<Network, 'lines'>,
  lines: readonly DoubtfulLine[],
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'disruptions.notices' });
  const byLine = Map.groupBy(lines, ({ lineId }) => lineId);
  return [...byLine]
    .map(([lineId, days]) =>
      t('line', {
        line: network.lines.get(lineId)?.name[locale] ?? lineId,
        count: days.reduce((sum, { boats }) => sum + boats, 0),
      }),
    )
    .join(', ');
}
