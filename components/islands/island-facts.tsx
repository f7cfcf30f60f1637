import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { fastestLink } from '@/lib/records/islands/rules';
import type { Island } from '@/lib/records/islands/schema';

/** Key figures in a row, then the places of arrival. */
export async function IslandFacts({ island, locale }: { island: Island; locale: Locale }) {
  const [t, format] = await Promise.all([getTranslations('islands'), getFormatter()]);
  const fastest = fastestLink(island.gettingThere.seaLinks);
  const { population, highestPoint } = island;
  return (
    <section aria-label={t('island.facts.title')} className="page-grid pb-4">
      <div className="graduated" aria-hidden="true" />
      <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        <Figure
          label={t('island.facts.area')}
          value={format.number(island.areaKm2, { maximumFractionDigits: 1 })}
          unit={t('island.facts.squareKilometres')}
        />
        <Figure
          label={t('island.facts.population')}
          value={format.number(population.count)}
          note={
            <>
              {t('island.facts.census', { year: String(population.censusYear) })}
              {population.note ? <span className="block">{population.note[locale]}</span> : null}
            </>
          }
        />
        <Figure
          label={t('island.facts.highestPoint')}
          value={format.number(highestPoint.metres)}
          unit={t('island.facts.metres')}
          note={highestPoint.name[locale]}
        />
        <Figure
          label={t('island.facts.fromAthens')}
          value={formatDuration(fastest.minutes[0], locale)}
          note={t(fastest.direct ? 'island.facts.fastest' : 'island.facts.fastestConnected', {
            ...placeArguments('port', t(`athensPorts.${fastest.from}`), locale),
            vessel: t(`vessels.${fastest.vessel}`),
          })}
        />
      </dl>
      <dl className="grid border-t border-rule font-ui sm:grid-cols-2 sm:gap-x-6">
        <Line label={t('island.facts.ports', { count: island.ports.length })}>
          {island.ports
            .map(({ name, main }) =>
              main && island.ports.length > 1
                ? `${name[locale]} (${t('island.facts.mainPort')})`
                : name[locale],
            )
            .join(', ')}
        </Line>
        <Line label={t('island.facts.airport')}>
          {island.airport
            ? `${island.airport.name[locale]} (${island.airport.iata})`
            : t('island.facts.noAirport')}
        </Line>
      </dl>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  unit?: string;
  note?: ReactNode;
}

function Figure({ label, value, unit, note }: FigureProps) {
  return (
    <div className="border-rule py-5 max-lg:[&:nth-child(n+3)]:border-t lg:py-7">
      <dt className="label-caps">{label}</dt>
      <dd>
        <span className="mt-1 block font-ui text-xl leading-tight font-light tabular-nums">
          {value}
          {unit ? <span className="text-sm">&nbsp;{unit}</span> : null}
        </span>
        {note ? (
          <span className="mt-1.5 block font-ui text-sm leading-snug text-ink-2">{note}</span>
        ) : null}
      </dd>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-3">
      <dt className="label-caps">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
