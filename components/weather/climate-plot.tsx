import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/i18n/greek/cases';
import type { Locale } from '@/lib/i18n/locales';
import type { PlotSource, PlotStation } from './plot-station';
import { Year } from './year';

interface ClimatePlotProps {
  station: PlotStation;
  /** 1 is January; empty where none is better than others. */
  bestMonths: readonly number[];
  locale: Locale;
  /** The island the page is about, in the page's language. */
  island: string;
}

/**
 * An average year: the band between night and day, rain below it, the best months marked. The shapes
 * stretch with the page; the numbers are text, so that they never shrink. A table says the same.
 */
export async function ClimatePlot({ station, bestMonths, locale, island }: ClimatePlotProps) {
  const t = await getTranslations('islands.climate');
  const name = station.name[locale];
  const label = t('label', { station: name });
  return (
    <figure aria-label={label} className="font-ui">
      <Year
        locale={locale}
        months={station.months.map(({ high, low, rainMm, seaC }) => ({ high, low, rainMm, seaC }))}
        bestMonths={bestMonths}
        words={{
          label,
          temperature: t('temperature'),
          high: t('high'),
          low: t('low'),
          sea: t('sea'),
          rain: t('rain'),
          bestMonths: t('bestMonths'),
          table: t('table'),
          month: t('month'),
          highColumn: t('highColumn'),
          lowColumn: t('lowColumn'),
          rainColumn: t('rainColumn'),
          seaColumn: t('seaColumn'),
        }}
      />
      <figcaption className="mt-3 max-w-[44rem] text-sm text-ink-2">
        {name === island
          ? t('note', { station: name })
          : t('noteElsewhere', {
              ...placeArguments('station', name, locale),
              ...placeArguments('island', island, locale),
            })}{' '}
        {station.period ? t('period', { period: station.period }) : t('noPeriod')}{' '}
        <Cited label={t('source')} source={station.source} />
        {station.seaSource ? <Cited label={t('seaSource')} source={station.seaSource} /> : null}
      </figcaption>
    </figure>
  );
}

function Cited({ label, source }: { label: string; source: PlotSource }) {
  return (
    <>
      {label}{' '}
      <a href={source.url} rel="noopener" className="text-link">
        {source.title}
      </a>
      .{' '}
    </>
  );
}
