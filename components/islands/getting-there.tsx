import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { transfersAddress } from '@/lib/booking/transfers/address';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Island, SeaLink } from '@/lib/records/islands/schema';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { IslandSection } from './island-section';

interface GettingThereProps {
  island: Island;
  locale: Locale;
}

/** Crossings from Athens as ranges on one scale, then the ports and airports of arrival. */
export async function GettingThere({ island, locale }: GettingThereProps) {
  const t = await getTranslations('islands.island');
  const { text, seaLinks } = island.gettingThere;
  return (
    <IslandSection id="getting-there" title={t('gettingThere.title')} isFolded>
      <p className="measure">{text[locale]}</p>
      <Crossings links={seaLinks} locale={locale} />
      <h3 className="mt-10">{t('gettingThere.arriving')}</h3>
      <dl className="mt-3">
        {island.ports.map(({ id, name, note }) => (
          <Arrival key={id} id={`port-${id}`} name={name[locale]} note={note[locale]} />
        ))}
        {island.airport ? (
          <Arrival
            id="airport"
            name={`${island.airport.name[locale]} (${island.airport.iata})`}
            note={island.airport.note[locale]}
          />
        ) : null}
      </dl>
      <p className="mt-4 font-ui">
        <SiteLink
          href={transfersAddress({ island: island.slug })}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('gettingThere.onward')}
        </SiteLink>
      </p>
      <p className="mt-6">
        <SiteLink href={searchLink({ to: island.slug })} className={buttonClass()}>
          {t('gettingThere.tickets')}
        </SiteLink>
      </p>
    </IslandSection>
  );
}

async function Crossings({ links, locale }: { links: readonly SeaLink[]; locale: Locale }) {
  const t = await getTranslations('islands');
  const wholeHours = Math.ceil(Math.max(...links.map(({ minutes }) => minutes[1])) / 60);
  const step = wholeHours > 6 ? (wholeHours > 10 ? 4 : 2) : 1;
  const ticks = Array.from({ length: Math.floor(wholeHours / step) + 1 }, (_, i) => i * step);
  const share = (minutes: number) => `${(minutes / (wholeHours * 60)) * 100}%`;
  return (
    <figure className="mt-8" aria-label={t('island.gettingThere.chartLabel')}>
      <ul>
        {links.map(({ from, vessel, minutes, direct }) => (
          <li key={`${from}-${vessel}`} className="border-t border-rule pt-3 pb-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 font-ui">
              <span>
                {t('island.gettingThere.link', {
                  port: t(`athensPorts.${from}`),
                  vessel: t(`vessels.${vessel}`),
                })}
                {direct ? null : (
                  <span className="text-ink-2">, {t('island.gettingThere.connected')}</span>
                )}
              </span>
              <span className="text-lg tabular-nums">{formatDurationRange(minutes, locale)}</span>
            </p>
            <div aria-hidden="true" className="relative mt-2 h-3">
              <span className="absolute inset-x-0 top-[5px] border-t border-dotted border-control" />
              <span
                className={`absolute top-0 h-[11px] border border-ink ${direct ? 'bg-ink' : 'bg-deep'}`}
                style={{ left: share(minutes[0]), right: `calc(100% - ${share(minutes[1])})` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="relative h-6 border-t border-ink font-ui text-xs text-ink-2 tabular-nums"
      >
        {ticks.map((hours) => (
          <span
            key={hours}
            className="absolute top-1 -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:data-end:-translate-x-full"
            data-end={hours === wholeHours ? '' : undefined}
            style={{ left: share(hours * 60) }}
          >
            {hours === 0 ? 0 : t('island.gettingThere.hours', { hours })}
          </span>
        ))}
      </div>
      <figcaption className="mt-1 font-ui text-sm text-ink-2">
        {t('island.gettingThere.typical')}
      </figcaption>
    </figure>
  );
}

function Arrival({ id, name, note }: { id: string; name: string; note: string }) {
  return (
    <div id={id} className="scroll-mt-28 border-t border-rule py-3.5 target:bg-deep">
      <dt className="font-ui font-semibold">{name}</dt>
      <dd className="measure mt-0.5 leading-normal">{note}</dd>
    </div>
  );
}
