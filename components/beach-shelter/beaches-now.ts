import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { ShelterAnswer } from '@/lib/records/beach-shelter/answer-schema';
import { windFrom, windsOf } from '@/lib/records/beach-shelter/arcs';
import { effectsInWords } from '@/lib/records/beach-shelter/effects-in-words';
import type { BeachState } from '@/lib/records/beach-shelter/waves';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import type english from '@/messages/en/beachShelter.json';

export type ShelterWords = typeof english;

/** Texts about the beaches under one wind. */
interface DayText {
  /** `Now: N, 4 Bft`. */
  readonly wind: string;
  /** Names of the calm beaches, or a sentence that there are none. */
  readonly calm: string;
}

interface BeachText {
  readonly id: string;
  readonly lines: readonly { readonly state: BeachState; readonly text: string }[];
}

export interface BeachTexts {
  readonly days: readonly DayText[];
  readonly beaches: readonly BeachText[];
  /** Time of the forecast, or a sentence that there is none. */
  readonly time: string;
  readonly source: { readonly text: string; readonly url: string } | undefined;
}

type Beach = ShelterAnswer['beaches'][number];

/**
 * Distance of open water in kilometres below which it explains calm water; otherwise the wave
 * height does.
 */
const shortKm = 3;

/** Formats a response of the API. Without a forecast it only says so. */
export function sayBeaches(
  { forecast, askedAt, winds, beaches, attribution }: ShelterAnswer,
  words: ShelterWords,
  locale: Locale,
): BeachTexts {
  const names = windsOf(words.winds);
  const effectWords = {
    'effects.gusts': words.effects.gusts,
    'effects.alongshore': words.effects.alongshore,
    'effects.sand': words.effects.sand,
  };
  const of = [
    { wind: winds.first, when: winds.first?.when ?? 'now', exposed: (one: Beach) => one.first },
    { wind: winds.tomorrow, when: 'tomorrow', exposed: (one: Beach) => one.tomorrow },
  ] as const;
  const known = of.flatMap(({ wind, ...rest }) => (wind ? [{ wind, ...rest }] : []));
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const at = askedAt === null ? undefined : epochMinutesOf(askedAt);
  return {
    source: forecast === 'none' ? undefined : attribution,
    time:
      forecast === 'none' || at === undefined
        ? words.here.away
        : fill(words.here[forecast], {
            day: formatDay(athensDate(at), locale),
            time: formatClock(at),
          }),
    days: known.map(({ wind, when, exposed }) => {
      const calm = beaches.filter((one) => exposed(one)?.state === 'calm');
      const force = forceOfKmh(wind.kmh);
      return {
        wind: fill(force < 1 ? words.still : words.wind, {
          when: when === 'usual' ? words.usual.when : words[when],
          from: windFrom(wind.fromDegrees, names),
          force,
        }),
        calm:
          calm.length > 0
            ? fill(words.here.calm, { beaches: calm.map(({ name }) => name).join(', ') })
            : words.here.none,
      };
    }),
    beaches: beaches.map((beach) => ({
      id: beach.id,
      lines: known.flatMap(({ when, exposed }) => {
        const exposure = exposed(beach);
        if (!exposure) return [];
        const { state, effects, fromDegrees, openWaterKm, waveM } = exposure;
        const isFlat = state === 'calm' || state === 'windy';
        const water = fill(isFlat && openWaterKm < shortKm ? words.whyCalm : words.why, {
          from: windFrom(fromDegrees, names),
          km: number(openWaterKm < 10 ? openWaterKm : Math.round(openWaterKm)),
          metres: number(Math.max(0.1, waveM)),
        });
        const local = effectsInWords(effects, (key) => effectWords[key]);
        const cell = { state: words[state], why: [water, local].filter(Boolean).join(' · ') };
        return [
          {
            state,
            text:
              when === 'usual'
                ? fill(words.here.usualBeach, cell)
                : fill(words.here.beach, { ...cell, when: words[when] }),
          },
        ];
      }),
    })),
  };
}
