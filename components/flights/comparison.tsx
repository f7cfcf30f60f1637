import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import type { FerryOrFlight } from '@/lib/booking/ferry-or-flight/compare';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDate, formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { formatClock } from '@/lib/foundation/time/athens';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { operatorsOfLines, seasonOn } from '@/lib/sea/timetable/network';
import { DoorBar } from './door-bar';
import type { FlightIsland } from './types';

interface ComparisonProps {
  result: FerryOrFlight;
  islands: readonly FlightIsland[];
  locale: Locale;
}

/** Ferry and flight as bars on one scale, or the reason why one of them is missing. */
export async function Comparison({ result, islands, locale }: ComparisonProps) {
  const t = await getTranslations('flights.compare');
  const { island, date, sail, fly, landings, network } = result;
  const name = islands.find(({ slug }) => slug === island)?.name ?? island;
  const sails = sail.state === 'found' ? sail.options : [];
  const scale = Math.max(...[...sails, ...(fly ? [fly] : [])].map(({ minutes }) => minutes[1]), 1);
  const [earliest] = sails;
  const lines = sails.flatMap(({ parts }) => parts.flatMap(({ leg }) => leg?.lineId ?? []));
  const clock = (instants: readonly [number, number]) => instants.map(formatClock).join('–');
  return (
    <div id="answer" className="mt-6 border-t border-ink pt-5">
      <h3>{t('heading', { name, date: formatDay(date, locale, 'long', true) })}</h3>
      <p className="mt-1 mb-4 font-ui text-sm text-ink-2">{t('from')}</p>
      <ol className="doors">
        {sails.map((option) => (
          <DoorBar
            key={option.why.join()}
            title={t(`sail.${option.why.length > 1 ? 'both' : (option.why[0] ?? 'earliest')}`, {
              port: network.ports.get(option.port)?.name[locale] ?? option.port,
            })}
            hours={t('leaves', {
              leave: formatClock(option.leave),
              departure: formatClock(option.journey.departure),
            })}
            arrival={t('arrive', { time: clock(option.arrive) })}
            way={option}
            scale={scale}
            network={network}
            locale={locale}
          />
        ))}
        {fly ? (
          <DoorBar
            title={t('fly', { iata: fly.airport.iata })}
            hours={t('noHours')}
            arrival={
              earliest
                ? t('sameHour', {
                    leave: formatClock(earliest.leave),
                    time: clock([earliest.leave + fly.minutes[0], earliest.leave + fly.minutes[1]]),
                  })
                : t('noArrival')
            }
            way={fly}
            scale={scale}
            network={network}
            locale={locale}
          />
        ) : null}
      </ol>
      {sail.state === 'not-published' ? (
        <p className="measure mt-4">
          {t('notPublished', {
            start: formatDate(network.info.start, locale),
            end: formatDate(network.info.end, locale),
          })}
        </p>
      ) : null}
      {sail.state === 'no-boats' ? (
        <NoBoats island={island} days={[sail.before, sail.after]} locale={locale} />
      ) : null}
      {landings.length > 0 ? <Landings result={result} name={name} locale={locale} /> : null}
      {sails.length > 0 ? (
        <>
          <p className="my-4 font-ui">
            <SiteLink
              href={searchLink({ from: sails[0]?.port, to: island, date })}
              rel="nofollow"
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('allBoats')}
            </SiteLink>
          </p>
          <TimetableLabel
            locale={locale}
            info={network.info}
            loadedAt={network.loadedAt}
            season={seasonOn(network.seasons, date)}
            operators={operatorsOfLines(network, lines)}
          />
        </>
      ) : null}
    </div>
  );
}

interface NoBoatsProps {
  island: string;
  days: readonly (IsoDate | undefined)[];
  locale: Locale;
}

/** Message that nothing sails on the date, with the nearest dates on which something does. */
async function NoBoats({ island, days, locale }: NoBoatsProps) {
  const t = await getTranslations('flights.compare');
  const near = days.filter((date) => date !== undefined);
  return (
    <div className="mt-4">
      <p className="measure font-semibold">{t('noBoats')}</p>
      {near.length > 0 ? (
        <p className="mt-1 flex flex-wrap gap-x-6 font-ui">
          {near.map((date) => (
            <a
              key={date}
              href={`${localizePath(routes.flights, locale)}?island=${island}&date=${date}#compare`}
              rel="nofollow"
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('otherDay', { date: formatDay(date, locale, 'long', true) })}
            </a>
          ))}
        </p>
      ) : null}
    </div>
  );
}

interface LandingsProps {
  result: FerryOrFlight;
  /** Name of the island. */
  name: string;
  locale: Locale;
}

/** Airports for an island without one, and the ferries from there on the date. */
async function Landings({ result, name, locale }: LandingsProps) {
  const t = await getTranslations('flights.compare.landings');
  const { landings, island, date, network } = result;
  return (
    <div className="mt-6">
      <h4 className="font-ui font-semibold">{t('title', { name })}</h4>
      <ul className="mt-2">
        {landings.map(({ iata, airport, port, note, boat }) => (
          <li key={iata} className="border-t border-rule py-3">
            <p className="font-ui">
              <b className="font-semibold">
                {bareName(airport.name[locale])} ({iata})
              </b>
              {' · '}
              <SiteLink
                href={searchLink({ from: port, to: island, ...(boat ? { date } : {}) })}
                rel="nofollow"
                className="text-link"
              >
                {t('boats', { port: network.ports.get(port)?.name[locale] ?? port })}
              </SiteLink>
            </p>
            {boat ? (
              <p className="mt-1 font-ui text-sm text-ink-2">
                {boat.quickest
                  ? t('quickest', {
                      count: boat.count,
                      departure: formatClock(boat.quickest.departure),
                      arrival: formatClock(boat.quickest.arrival),
                      time: formatDuration(boat.quickest.arrival - boat.quickest.departure, locale),
                    })
                  : t('none')}
              </p>
            ) : null}
            {note ? <p className="measure mt-1">{note[locale]}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
