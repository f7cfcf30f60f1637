import { getTranslations } from 'next-intl/server';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { PlotSource, PlotStation } from './plot-station';
import { SourceLink } from './source-link';
import { Year } from './year';

interface ClimatePlotProps {
  station: PlotStation;
  /** Months counted from 1; empty if no month is better than others. */
  bestMonths: readonly number[];
  locale: Locale;
  /** Name of the page's island, in the page's language. */
  island: string;
}

/**
 * Chart of an average year: band between mean low and high, rain below it, best months marked. The
 * shapes stretch with the page; the numbers are text, so that their size stays the same. A table
 * contains the same values.
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
      {label} <SourceLink href={source.url}>{source.title}</SourceLink>.{' '}
    </>
  );
}
