import type { Locale, Localized } from '@/lib/i18n/locales';

export interface PlotSource {
  title: string;
  url: string;
}

/** One month of an average year; null where the source gives no value. */
export interface PlotMonth {
  high: number;
  low: number;
  rainMm: number | null;
  seaC: number | null;
}

/** Data of a climate station for the plot. */
export interface PlotStation {
  name: Localized;
  /** The years averaged; empty where the source does not say. */
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
  /** 1 is January. */
  bestMonths: readonly number[];
  words: YearWords;
}
