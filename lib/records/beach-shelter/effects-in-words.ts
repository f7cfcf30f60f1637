import type { Beach } from '@/lib/records/islands/schema';
import { type WindEffect, windPoints } from '@/lib/records/islands/winds';

type EffectWords = (key: `effects.${WindEffect}`) => string;

/** Lists effects of a wind: `gusts off the land, blowing sand`. */
export const effectsInWords = (effects: readonly WindEffect[], t: EffectWords): string =>
  effects.map((effect) => t(`effects.${effect}`)).join(', ');

/**
 * Arcs of wind and the effects known for them, in words: `N–NE`, `blowing sand`. Corrections of
 * open water are omitted.
 */
export const localWindInWords = (
  wind: Beach['wind'],
  winds: readonly string[],
  t: EffectWords,
): readonly { readonly arc: string; readonly effects: string }[] =>
  (wind ?? []).flatMap(({ from: [first, last], effects }) => {
    const [start, end] = [winds[windPoints.indexOf(first)], winds[windPoints.indexOf(last)]];
    const arc = start === end ? `${start}` : `${start}–${end}`;
    return effects.length > 0 ? { arc, effects: effectsInWords(effects, t) } : [];
  });
