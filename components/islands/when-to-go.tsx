import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { ClimatePlot } from '@/components/weather/climate-plot';
import type { PlotStation } from '@/components/weather/plot-station';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { formatMonths } from '@/lib/records/islands/format';
import type { Island } from '@/lib/records/islands/schema';
import { IslandSection } from './island-section';

interface WhenToGoProps {
  island: Island;
  station: PlotStation;
  locale: Locale;
}

/** Best months with reasons, and a chart of an average year. */
export async function WhenToGo({ island, station, locale }: WhenToGoProps) {
  const t = await getTranslations('islands.island.whenToGo');
  const { months, text } = island.bestMonths;
  return (
    <IslandSection id="when-to-go" title={t('title')} isFolded>
      <p className="label-caps">{t('best')}</p>
      <p className="mt-1 font-display text-xl">{formatMonths(months, locale)}</p>
      <p className="measure mt-4">{text[locale]}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 font-ui">
        <SiteLink
          href={routes.weatherOf(island.slug)}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('weather')}
        </SiteLink>
        <SiteLink
          href={`${routes.packingList}?month=${months[0] ?? 6}&island=${island.slug}&do=beach&do=dine`}
          rel="nofollow"
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('pack', placeArguments('name', bareName(island.name[locale]), locale))}
        </SiteLink>
      </p>
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
