import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { HarbourChart } from '@/components/maps/harbour-chart';
import { searchLink } from '@/lib/ferries/search/address';
import { transfersAddress } from '@/lib/listings/transfers/address';
import { routes } from '@/lib/routes/register';
import type { PortView } from './port-view';
import { WindRose } from './wind-rose';

const stepClass =
  'flex min-h-11 items-center justify-between gap-3 border-b border-rule py-1.5 hover:text-accent';

/** One port: its chart, where the boats leave, how early to come, which winds reach it. */
export async function PortEntry({ port }: { port: PortView }) {
  const t = await getTranslations('ferryGuide.port');
  const { id, name, island, note, quay, reach, stop } = port;
  return (
    <article
      id={`port-${id}`}
      className="grid scroll-mt-24 gap-x-8 gap-y-5 border-t border-rule py-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="max-w-72 md:max-w-none">
        <HarbourChart portId={id} name={port.shortName} />
      </div>
      <div className="min-w-0">
        {island ? <p className="label-caps">{island.name}</p> : null}
        <h4 className="font-display text-2xl leading-tight">{name}</h4>
        {note ? <p className="measure mt-3">{note}</p> : null}
        <p className="measure mt-3">{quay}</p>
        {reach ? (
          <p className="measure mt-3">
            <strong className="font-ui text-sm font-semibold">{t('reach')}</strong> {reach}
          </p>
        ) : null}
        <PortFigures port={port} />
        <ul className="measure mt-4 font-ui text-sm">
          <li>
            <SiteLink href={searchLink({ from: id })} className={stepClass} rel="nofollow">
              {t('search', port.named)} <span aria-hidden="true">→</span>
            </SiteLink>
          </li>
          {stop ? (
            <li>
              <SiteLink href={transfersAddress({ from: stop })} className={stepClass}>
                {t('onward')} <span aria-hidden="true">→</span>
              </SiteLink>
            </li>
          ) : null}
          {island ? (
            <li>
              <SiteLink href={routes.island(island.slug)} className={stepClass}>
                {t('island', { name: island.name })} <span aria-hidden="true">→</span>
              </SiteLink>
            </li>
          ) : null}
        </ul>
      </div>
    </article>
  );
}

/** What people decide by: minutes before departure, and the winds. */
async function PortFigures({ port: { early, openTo, wind } }: { port: PortView }) {
  const t = await getTranslations('ferryGuide');
  const minutes = (value: number) => (
    <>
      <span className="text-2xl tabular-nums">{value}</span> {t('port.minutes')}
    </>
  );
  return (
    <div className="mt-5 max-w-[38rem] font-ui">
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        <div>
          <dt className="label-caps">{t('port.onFoot')}</dt>
          <dd>{minutes(early.foot)}</dd>
        </div>
        <div>
          <dt className="label-caps">{t('port.withVehicle')}</dt>
          <dd>{early.vehicle === null ? t('port.noVehicles') : minutes(early.vehicle)}</dd>
        </div>
      </dl>
      <div className="mt-4 flex items-start gap-4">
        <WindRose openTo={openTo} className="mt-1 size-14" />
        <div>
          <p className="label-caps">
            {openTo.length === 0
              ? t('port.closed')
              : t('port.openTo', { winds: openTo.map((one) => t(`winds.${one}`)).join(', ') })}
          </p>
          <p className="leading-snug">{wind}</p>
        </div>
      </div>
    </div>
  );
}
