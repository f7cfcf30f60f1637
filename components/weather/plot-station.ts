import type { Locale, Localized } from '@/lib/foundation/i18n/locales';

export interface PlotSource {
  title: string;
  url: string;
}

/** One month of an average year; null if the source has no value. */
export interface PlotMonth {
  high: number;
  low: number;
  rainMm: number | null;
  seaC: number | null;
}

/** Data of a climate station for the chart. */
export interface PlotStation {
  name: Localized;
  /** Averaged years; empty if the source does not state them. */
  period: string;
  source: PlotSource;
  seaSource?: PlotSource;
  /** January to December. */
  months: readonly PlotMonth[];
}

export interface YearWords {
  label: string;
  temperature: string;
  high: string;
  low: string;
  sea: string;
  rain: string;
  bestMonths: string;
  table: string;
  month: string;
  highColumn: string;
  lowColumn: string;
  rainColumn: string;
  seaColumn: string;
}

export interface YearProps {
  locale: Locale;
  /** January to December. */
  months: readonly PlotMonth[];
  /** Months counted from 1. */
  bestMonths: readonly number[];
  words: YearWords;
}
