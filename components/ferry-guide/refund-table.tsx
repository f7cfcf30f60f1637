import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatAsOf } from '@/lib/foundation/i18n/format';
import { refundScales } from '@/lib/sea/ferries/ferry-guide/refund-scales';

/** Refunds of a cancelled ticket by company, each with the year of its terms. */
export async function RefundTable() {
  const [t, guides, locale] = await Promise.all([
    getTranslations('ferryGuide.refunds'),
    getTranslations('guides'),
    currentLocale(),
  ]);
  const until = (hours: number | null) => {
    if (hours === null) return '–';
    if (hours === 0) return t('departure');
    return hours % 24 === 0 ? t('days', { days: hours / 24 }) : t('hours', { hours });
  };
  return (
    <figure className="my-8 max-w-[44rem]">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={guides('tableLabel')} className="table-scroll relative" tabIndex={0}>
        <table className="w-full border-collapse font-ui text-sm">
          <caption className="sr-only">{t('caption')}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left align-bottom">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {t('company')}
              </th>
              {(['100', '75', '50'] as const).map((part) => (
                <th key={part} scope="col" className="py-2 pr-4 font-semibold">
                  {t('back', { part })}
                </th>
              ))}
              <th scope="col" className="py-2 font-semibold">
                {t('terms')}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {refundScales.map(
              ({ operator, name, season, whole, threeQuarters, half, asOf, source }) => (
                <tr key={`${operator} ${season}`} className="border-b border-rule">
                  <th scope="row" className="py-3 pr-4 text-left font-normal leading-tight">
                    <a href={source} rel="noopener" className="text-link">
                      {name}
                    </a>
                    {season === 'all' ? null : (
                      <span className="block text-ink-2">{t(`seasons.${season}`)}</span>
                    )}
                  </th>
                  <td className="py-3 pr-4">{until(whole)}</td>
                  <td className="py-3 pr-4">{until(threeQuarters)}</td>
                  <td className="py-3 pr-4">{until(half)}</td>
                  <td className="py-3">
                    {asOf === null ? t('undated') : formatAsOf(asOf, locale)}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
      <figcaption className="mt-2 font-ui text-sm text-ink-2">{t('note')}</figcaption>
    </figure>
  );
}
