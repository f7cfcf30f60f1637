import { getTranslations } from 'next-intl/server';
import { ArchipelagoChart } from '@/components/maps/archipelago-chart';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { islandName } from '@/lib/records/charts/island-names';
import { ChartPicker } from './chart-picker';

interface IslandsChartProps {
  locale: Locale;
  /** True if the chart is on the first screen. */
  isFirst: boolean;
}

/** Islands on a chart. A touch ticks an island's checkbox; without JavaScript it leads there. */
export async function IslandsChart({ locale, isFirst }: IslandsChartProps) {
  const t = await getTranslations('planner.form');
  const islands = islandSlugs
    .map((slug) => ({ slug, name: islandName(slug, locale), href: `#pick-${slug}` }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <ChartPicker
      chosen={t.raw('chosenOnChart')}
      dropped={t.raw('droppedOnChart')}
      keysHint={t('keysHint')}
    >
      <ArchipelagoChart
        locale={locale}
        islands={islands}
        layout="poster"
        heading="p"
        title={t('chart')}
        first={isFirst}
      />
    </ChartPicker>
  );
}
