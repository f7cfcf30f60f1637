import { formatNumber } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { monthName } from '../word/months';
import { link, nameOf, plain } from '../word/names';
import { type Asked, type Next, resultsOf } from './asked';
import { faultOf } from './ferry';
import { firstSentences } from './passages';

interface IslandText {
  readonly line?: string;
  readonly suits: string;
  readonly whenToGo: string;
  readonly pages: Readonly<Record<string, string>>;
}

interface Climate {
  readonly highC: number;
  readonly lowC: number;
  readonly seaC: number | null;
}

/** Puts two islands side by side: whom each suits, and its weather in the month of the journey. */
export function compareNext(
  asked: Asked,
  islands: readonly IslandSlug[],
  month: number | undefined,
): Next {
  const { t, locale } = asked;
  const found = resultsOf(asked, 'getIsland');
  if (found.length === 0) {
    return {
      calls: islands.flatMap((island) => [
        { tool: 'getIsland', input: { island } },
        ...(month ? [{ tool: 'getClimate', input: { island, month } }] : []),
      ]),
    };
  }
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 0 });
  const rows = islands.flatMap((island) => {
    const record = found.find(({ input }) => input.island === island)?.output as unknown as
      | IslandText
      | undefined;
    if (!record?.line) return [];
    const climate = resultsOf(asked, 'getClimate').find(({ input }) => input.island === island);
    const [average] = (climate?.output.months ?? []) as readonly Climate[];
    const weather =
      average && month
        ? [
            t('compare.weather', {
              month: monthName(month, locale),
              low: number(average.lowC),
              high: number(average.highC),
            }),
            average.seaC === null ? '' : t('weather.sea', { sea: number(average.seaC) }),
            plain(firstSentences(record.whenToGo, 200)),
          ]
        : [];
    const text = [plain(firstSentences(record.suits, 260)), ...weather].filter(Boolean).join(' ');
    return [`- ${link(`**${nameOf(island, locale)}**`, record.pages.page)}: ${text}`];
  });
  if (rows.length === 0) return { text: faultOf(asked, found[0]?.output ?? {}) };
  return { text: `${t('compare.head')}\n\n${rows.join('\n')}\n\n${t('compare.more')}` };
}
