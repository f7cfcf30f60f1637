import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { ClimateTable } from './climate-table';
import { MonthNames, Rain, Temperatures } from './plot-parts';
import type { PlotSource, PlotStation } from './plot-station';

interface ClimatePlotProps {
  station: PlotStation;
  /** 1 is January. */
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
  const { months } = station;
  const words = { high: t('high'), low: t('low'), sea: t('sea') };
  return (
    <figure aria-label={t('label', { station: name })} className="font-ui">
      <div aria-hidden="true">
        <p className="label-caps mb-2">{t('temperature')}</p>
        <Temperatures months={months} bestMonths={bestMonths} words={words} />
        <MonthNames bestMonths={bestMonths} locale={locale} />
        {months.some(({ rainMm }) => rainMm !== null) ? (
          <Rain months={months} bestMonths={bestMonths} label={t('rain')} />
        ) : null}
        <p className="mt-3 flex items-center gap-2 text-sm text-ink-2">
          <span className="inline-block size-3.5 border border-control bg-water/15" />
          {t('bestMonths')}
        </p>
      </div>
      <ClimateTable station={station} bestMonths={bestMonths} locale={locale} />
      <figcaption className="mt-3 max-w-[44rem] text-sm text-ink-2">
        {name === island
          ? t('note', { station: name })
          : t('noteElsewhere', { station: name, island })}{' '}
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
