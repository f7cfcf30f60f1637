import { getTranslations } from 'next-intl/server';
import { delayRules } from '@/lib/sea/ferries/passenger-rights/delay-rules';

/** Compensation for a late arrival, by the length of the crossing. */
export async function CompensationTable() {
  const t = await getTranslations('ferryGuide.compensation');
  return (
    <figure className="my-8 max-w-[38rem]">
      <table className="w-full border-collapse font-ui">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left align-bottom text-sm">
            <th scope="col" className="py-2 pr-2 sm:pr-4 font-semibold">
              {t('crossing')}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-4 font-semibold">
              <span className="block font-display text-xl font-normal">25&nbsp;%</span>
              {t('lateBy')}
            </th>
            <th scope="col" className="py-2 font-semibold">
              <span className="block font-display text-xl font-normal">50&nbsp;%</span>
              {t('lateOver')}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {delayRules.map(({ upTo, quarter, half }, index) => (
            <tr key={quarter} className="border-b border-rule">
              <th
                scope="row"
                className="py-3 pr-2 sm:pr-4 text-left text-sm font-normal leading-tight"
              >
                {t(upTo === null ? 'longer' : index === 0 ? 'upTo' : 'between', {
                  over: delayRules[index - 1]?.upTo ?? 0,
                  hours: upTo ?? 0,
                })}
              </th>
              <td className="py-3 pr-2 sm:pr-4 text-lg">{t('hours', { hours: quarter })}</td>
              <td className="py-3 text-lg">{t('hours', { hours: half })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 font-ui text-sm text-ink-2">{t('note')}</figcaption>
    </figure>
  );
}
