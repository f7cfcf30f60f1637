import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { type Locale, secondLocale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import type { Chart } from '@/lib/records/charts/types';
import { at } from './chart-position';

interface ChartCartoucheProps {
  chart: Chart;
  locale: Locale;
  heading: 'h1' | 'h2' | 'p';
}

/** Cartouche: the name in the language of the page and in the other one, and the scale. */
export async function ChartCartouche({ chart, locale, heading: Heading }: ChartCartoucheProps) {
  const t = await getTranslations('charts');
  const { hero, poster, name } = chart;
  const other = secondLocale(locale);
  const sizes = {
    '--hn': hero.cartouche.nameSize / 16,
    '--pn': poster.cartouche.nameSize / 8,
    '--hb': hero.scaleBar.length / 16,
    '--pb': poster.scaleBar.length / 8,
    '--hl': hero.cartouche.low ? -1 : 0,
    '--pl': poster.cartouche.low ? -1 : 0,
  };
  const position = at(
    [hero.cartouche.x, hero.cartouche.y],
    [poster.cartouche.x, poster.cartouche.y],
  );
  return (
    <div className="chart-cartouche" style={{ ...position, ...sizes } as CSSProperties}>
      <Heading className="chart-title">{bareName(name[locale])}</Heading>
      <p className="chart-subtitle" lang={other}>
        {bareName(name[other])}
      </p>
      <p className="chart-scale">
        <span>
          {hero.scaleBar.km} {t('kilometres')}
        </span>
      </p>
    </div>
  );
}
