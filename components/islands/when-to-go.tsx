import { getTranslations } from 'next-intl/server';
import { ClimatePlot } from '@/components/weather/climate-plot';
import type { PlotStation } from '@/components/weather/plot-station';
import type { Locale } from '@/lib/i18n/locales';
import { formatMonths } from '@/lib/islands/format';
import type { Island } from '@/lib/islands/schema';
import { IslandSection } from './island-section';

interface WhenToGoProps {
  island: Island;
  station: PlotStation;
  locale: Locale;
}

/** The best months, why, and an average year drawn. */
export async function WhenToGo({ island, station, locale }: WhenToGoProps) {
  const t = await getTranslations('islands.island.whenToGo');
  const { months, text } = island.bestMonths;
  return (
    <IslandSection id="when-to-go" title={t('title')}>
      <p className="label-caps">{t('best')}</p>
      <p className="mt-1 font-display text-2xl">{formatMonths(months, locale)}</p>
      <p className="measure mt-4">{text[locale]}</p>
      <div className="mt-10">
        <ClimatePlot
          station={station}
          bestMonths={months}
          locale={locale}
          island={island.name[locale]}
        />
      </div>
    </IslandSection>
  );
}
