import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';
import { type WindVerdict, windForces } from '@/lib/sea/ferries/ferry-guide/wind-scale';

const marks: Record<WindVerdict, string> = {
  sails: 'bg-ink',
  doubtful: 'bg-[repeating-linear-gradient(135deg,var(--ink)_0_1.5px,transparent_1.5px_5px)]',
  stays: '',
};

/** Usual effect of each wind force on each kind of boat. */
export async function BeaufortScale() {
  const t = await getTranslations('ferryGuide.scale');
  return (
    <figure className="my-8 max-w-[46rem]">
      <table className="w-full border-collapse font-ui text-xs sm:text-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="align-bottom">
          <tr className="border-b-[1.5px] border-ink text-left">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {t('force')}
            </th>
            {(['local', 'highSpeed', 'conventional'] as const).map((kind) => (
              <th
                key={kind}
                scope="col"
                className="w-1/4 py-2 pr-2 font-semibold leading-tight last:pr-0"
              >
                {t(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windForces.map(({ beaufort, knots, ...verdicts }) => (
            <tr key={beaufort} className="border-b border-rule">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal">
                <span className="font-display text-xl leading-none">{beaufort}</span>{' '}
                <span className="block text-xs text-ink-2 tabular-nums sm:inline">
                  {t('knots', { from: knots[0], to: knots[1] })}
                </span>
              </th>
              {(['local', 'highSpeed', 'conventional'] as const).map((kind) => (
                <td key={kind} className="py-2.5 pr-2 align-middle leading-tight last:pr-0">
                  <span
                    aria-hidden="true"
                    className={`mb-1 block h-2.5 max-w-32 border border-ink ${marks[verdicts[kind]]}`}
                  />
                  {t(`verdicts.${verdicts[kind]}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 font-ui text-sm text-ink-2">
        {t('note')}{' '}
        <SiteLink href={`${routes.weather}#boats`} className="text-link">
          {t('forecast')}
        </SiteLink>
      </figcaption>
    </figure>
  );
}
