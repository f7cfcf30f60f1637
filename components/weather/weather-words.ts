import { getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import type { PlaceDay } from '@/lib/records/weather/forecast/report';
import { seaStateOf, seaStates } from '@/lib/records/weather/sea-state';
import { windName } from '@/lib/records/weather/wind';

type Wind = Pick<PlaceDay, 'windKmh' | 'gustKmh' | 'from'>;

type Force = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12';

/** True if a missing wind or wave height needs an explanation; nobody notices a missing gust. */
export const needsExplanation = ({ leftOut }: Pick<PlaceDay, 'leftOut'>): boolean =>
  leftOut.includes('waves');

/** Returns formatters for forecasts; missing values become a dash or a word. */
export async function weatherWords(locale: Locale) {
  const t = await getTranslations('weather');
  const number = (value: number, digits = 0) =>
    formatNumber(value, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const degrees = (value: number | null) =>
    value === null ? '–' : t('units.degrees', { value: number(Math.round(value) + 0) });
  const force = (kmh: number | null) => (kmh === null ? null : forceOfKmh(kmh));
  return {
    t,
    degrees,
    /** Formats a range: `21–27°`. */
    range: ({ low, high }: Pick<PlaceDay, 'low' | 'high'>) =>
      low === null || high === null
        ? '–'
        : t('units.range', {
            low: number(Math.round(low) + 0),
            high: number(Math.round(high) + 0),
          }),
    metres: (value: number | null) =>
      value === null ? '–' : t('units.m', { metres: number(value, 1) }),
    /** Treats less than half a millimetre as dry, because travellers would not call it rain. */
    rain: (mm: number | null) => {
      if (mm === null) return '–';
      return mm < 0.5 ? t('units.dry') : t('units.mm', { mm: number(mm) });
    },
    /** Formats the state of the sea: `Moderate sea`; null if the waves are unknown. */
    sea: (waveM: number | null) => {
      const state = waveM === null ? undefined : seaStates[seaStateOf(waveM)];
      return state ? t('words.sea', { state: t(`seaStates.${state}`) }) : null;
    },
    /** Note that wind or waves of a day are left out; null if neither is. */
    contradiction: ({ leftOut }: Pick<PlaceDay, 'leftOut'>) =>
      needsExplanation({ leftOut }) ? t('words.contradiction') : null,
    force,
    short: (from: number | null) => (from === null ? '' : t(`windsShort.${windName(from)}`)),
    /** Formats a wind: `8 Beaufort, gale, from the north, gusts to 10 Beaufort`. */
    windInWords: ({ windKmh, gustKmh, from }: Wind) => {
      const mean = force(windKmh);
      if (mean === null) return t('words.noWind');
      if (mean === 0 || from === null) return t(`forces.${String(mean) as Force}`);
      const words = t('words.windFull', {
        force: mean,
        name: t(`forces.${String(mean) as Force}`),
        from: t(`winds.${windName(from)}`),
      });
      const gust = force(gustKmh);
      const isGusty = gust !== null && gust > mean;
      return isGusty ? `${words}, ${t('words.gustsFull', { force: gust })}` : words;
    },
  };
}

export type WeatherWords = Awaited<ReturnType<typeof weatherWords>>;
