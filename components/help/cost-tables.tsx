import { getTranslations } from 'next-intl/server';
import { TableScroll } from '@/components/ui/table-scroll';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatAsOf, formatDate, formatEuros, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { monthOf } from '@/lib/foundation/time/as-of';
import { costAsOf, costOf } from '@/lib/records/costs/rules';
import {
  type Cost,
  type CostGroup,
  costGroups,
  costSeasons,
  dailyItems,
  seasonalItems,
} from '@/lib/records/costs/schema';
import { costSources, costsCheckedOn } from '@/lib/records/costs/sources';
import { ChapterSources } from './chapter-sources';

/** Prices by group of islands and season: likely price, range and sources. */
export async function CostTables({ names }: { names: Readonly<Record<CostGroup, string>> }) {
  const [t, guides, locale] = await Promise.all([
    getTranslations('resources.costs'),
    getTranslations('guides'),
    currentLocale(),
  ]);
  // Without `relative`, the visually hidden texts would make the page scroll sideways.
  const frame = { label: guides('tableLabel'), className: 'relative' };
  const price = (...args: Parameters<typeof costOf>) => {
    const cost = costOf(...args);
    const asOf = costAsOf(cost);
    const date = asOf === null ? t('undated') : formatAsOf(asOf, locale);
    const basis = cost.basis === 'estimate' ? t('estimate') : date;
    return <CostPrice cost={cost} locale={locale} basis={basis} />;
  };
  const sources = Object.values(costSources).map(({ title, url, asOf }) => ({
    title: `${title[locale]} · ${asOf === null ? t('undated') : formatAsOf(asOf, locale)}`,
    url,
  }));
  return (
    <div id="costs" className="mt-10 scroll-mt-24">
      <div className="guide-text [&>:first-child]:text-lg!">
        <h3>{t('title')}</h3>
        <p>{t('intro', { date: formatAsOf(monthOf(costsCheckedOn), locale) })}</p>
        <dl className="font-ui text-sm">
          {costGroups.map((group) => (
            <div key={group} className="mt-1.5">
              <dt className="inline font-semibold">{t(`groups.${group}`)}:</dt>{' '}
              <dd className="inline text-ink-2">{names[group]}</dd>
            </div>
          ))}
        </dl>
        <TableScroll {...frame}>
          <table>
            <caption className="sr-only">{t('dailyCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('daily')}</th>
                {costGroups.map((group) => (
                  <th key={group} scope="col">
                    {t(`groups.${group}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {dailyItems.map((item) => (
                <tr key={item}>
                  <td>{t(`items.${item}`)}</td>
                  {costGroups.map((group) => (
                    <td key={group}>{price(item, group, 'peak')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <TableScroll {...frame}>
          <table>
            <caption className="sr-only">{t('seasonalCaption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('seasonal')}</th>
                {costSeasons.map((season) => (
                  <th key={season} scope="col">
                    {t(`seasons.${season}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {seasonalItems.map((item) => (
              <tbody key={item}>
                {costGroups.map((group, index) => (
                  <tr key={group}>
                    <td>
                      {index === 0 ? <span className="block">{t(`items.${item}`)}</span> : null}
                      <span className="text-ink-2">{t(`groups.${group}`)}</span>
                    </td>
                    {costSeasons.map((season) => (
                      <td key={season}>{price(item, group, season)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </TableScroll>
      </div>
      <ChapterSources sources={sources} checked={formatDate(costsCheckedOn, locale)} />
    </div>
  );
}

interface CostPriceProps {
  cost: Cost;
  locale: Locale;
  /** Date of a published price, or that it is an estimate. */
  basis: string;
}

/** Likely price with the usual range, and its basis. */
function CostPrice({ cost, locale, basis }: CostPriceProps) {
  const { low, likely, high } = cost.range;
  const digits = low % 100 === 0 && high % 100 === 0 ? 0 : 2;
  const [from, to] = [low, high].map((price) =>
    formatNumber(price / 100, locale, { minimumFractionDigits: digits }),
  );
  return (
    <>
      <span className="block text-base whitespace-nowrap">
        {cost.basis === 'estimate' ? (
          <span aria-hidden="true" className="text-ink-2">
            ≈{' '}
          </span>
        ) : null}
        {formatEuros(likely, locale)}
      </span>
      <span className="block whitespace-nowrap text-ink-2">
        {from}–{to}
      </span>
      <span className="block text-xs text-ink-2">{basis}</span>
    </>
  );
}
