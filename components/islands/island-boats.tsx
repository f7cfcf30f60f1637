import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { RouteChart } from '@/components/maps/route-chart';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { Fold } from '@/components/ui/fold';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routeEndsOf, routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import type { BoatsFromIsland } from '@/lib/sea/ferries/connections/boats-from-island';
import type { DirectConnection } from '@/lib/sea/ferries/connections/direct-connections';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { type Network, operatorsOfLines } from '@/lib/sea/timetable/network';
import { seaPath } from '@/lib/sea/timetable/sea-path';

interface IslandBoatsProps {
  locale: Locale;
  boats: BoatsFromIsland;
}

/** Direct ferry connections of an island. */
export async function IslandBoats({ locale, boats }: IslandBoatsProps) {
  const { island, connections, network } = boats;
  const t = await getTranslations('islands.island.gettingThere.boats');
  const name = island.name[locale];
  const named = placeArguments('name', name, locale);
  return (
    <section id="boats" aria-labelledby="boats-title" className="page-grid scroll-mt-24">
      <Fold
        id="boats-list"
        title={<h3 id="boats-title">{t('title')}</h3>}
        className="border-t border-rule lg:border-t-0"
      >
        <div className="grid gap-x-12 gap-y-6 pb-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pb-20">
          <div className="self-start lg:sticky lg:top-28">
            <BoatsChart
              network={network}
              connections={connections}
              name={name}
              label={t('chart', named)}
              locale={locale}
            />
          </div>
          <div className="min-w-0">
            <ul aria-label={t('list', named)} className="boat-list">
              {connections.map((connection) => (
                <Boat
                  key={connection.place.id}
                  from={island.id}
                  connection={connection}
                  locale={locale}
                />
              ))}
            </ul>
            <p className="mt-3 font-ui text-sm text-ink-2">{t('note')}</p>
            <div className="mt-6">
              <TimetableLabel
                locale={locale}
                info={network.info}
                loadedAt={network.loadedAt}
                operators={operatorsOfLines(
                  network,
                  connections.flatMap(({ lineIds }) => lineIds),
                )}
              />
            </div>
          </div>
        </div>
      </Fold>
    </section>
  );
}

interface BoatProps {
  from: string;
  connection: DirectConnection;
  locale: Locale;
}

async function Boat({ from, connection, locale }: BoatProps) {
  const [t, words] = await Promise.all([
    getTranslations('islands.island.gettingThere.boats'),
    getTranslations('ferries.vesselKinds'),
  ]);
  const { place, minutes, kinds, boats, fromCents } = connection;
  const slug = routeSlugOf({ from, to: place.id });
  const [summer = 0, winter] = boats;
  const weekly =
    winter === undefined
      ? t('week', { boats: summer })
      : t(summer > 0 ? 'seasons' : 'winterOnly', { summer, winter });
  return (
    <li>
      <SiteLink
        href={routeEndsOf(slug) ? routes.ferryRoute(slug) : searchLink({ from, to: place.id })}
      >
        {place.name[locale]}
      </SiteLink>
      <b>{t('hours', { range: hoursRange(minutes) })}</b>
      <small>
        {kinds
          .map((kind, index) => (index > 0 ? words(kind).toLocaleLowerCase(locale) : words(kind)))
          .join(', ')}
        <br />
        {weekly}
      </small>
      {fromCents === null ? null : <b>{t('from', { price: formatEuros(fromCents, locale) })}</b>}
    </li>
  );
}

interface BoatsChartProps {
  network: Network;
  connections: readonly DirectConnection[];
  name: string;
  label: string;
  locale: Locale;
}

/** Chart of the direct lines. */
function BoatsChart({ network, connections, name, label, locale }: BoatsChartProps) {
  const routes = connections.flatMap(({ place, ports: [a, b] }) => {
    const [from, port] = [network.ports.get(a), network.ports.get(b)];
    return from && port ? [{ place, from, port }] : [];
  });
  const home = routes[0]?.from;
  if (!home) return null;
  return (
    <RouteChart
      layout="poster"
      className="mt-4 max-w-md"
      label={label}
      routes={routes.map(({ place, from, port }) => ({
        id: place.id,
        state: 'faint',
        points: seaPath(network, from, port),
      }))}
      stops={[
        { id: home.id, name, position: home.position, emphasis: 'end' },
        ...routes.map(({ place, port }) => ({
          id: place.id,
          name: place.name[locale],
          position: port.position,
        })),
      ]}
    />
  );
}
