import { getTranslations } from 'next-intl/server';
import { legEnds } from '@/components/saved-trips/editor/leg-ends';
import {
  boatKey,
  type EditorView,
  type GatewayChoice,
  type LegOffers,
} from '@/components/saved-trips/editor/view';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { signInAddress } from '@/lib/platform/auth/next-path';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { searchAddress } from '@/lib/sea/ferries/search/address';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { airportCodes } from '@/lib/sea/planner/problem/gateways';
import { arrangedRide } from '@/lib/sea/timetable/arrangement';
import { arrangementLine } from '@/lib/sea/timetable/arrangement-text';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { backupsOf } from '@/lib/trips/replan/backup';
import { backupLines, type ReplanTexts } from '@/lib/trips/replan/backup-text';
import { lastBeforeFlight } from '@/lib/trips/replan/boats-of-day';
import { boatsBetween, placesOfGateway } from '@/lib/trips/saved-trips/boats';
import { entryListings } from '@/lib/trips/saved-trips/listings';
import { operatorName } from '@/lib/trips/saved-trips/operator-name';
import { rideOf } from '@/lib/trips/saved-trips/sailings';
import { searchParty } from '@/lib/trips/saved-trips/search-party';
import type { Trip } from '@/lib/trips/saved-trips/types';
import type { Finding } from '@/lib/trips/watch/types';

/** Props of the editor besides the trip, as plain values. */
export async function editorView(
  trip: Trip,
  network: FerryNetwork,
  locale: Locale,
  findings: readonly Finding[],
): Promise<EditorView> {
  const { start, end } = network.info;
  const path = routes.trip(trip.id);
  const here = localizePath(path, locale);
  const offers = Object.fromEntries(
    legEnds(trip).flatMap(({ key, from, to, date }) =>
      key && from && to && date ? [[key, offersOf(trip, network, locale, { from, to, date })]] : [],
    ),
  );
  return {
    locale,
    tripId: trip.id,
    islands: sorted(
      islandSlugs.map((id) => ({ id, name: islandName(id, locale) })),
      locale,
    ),
    ports: Object.fromEntries(
      [...network.ports.values()].map(({ id, stationId }) => [
        id,
        { label: portLabel(network, id, locale), place: stationId },
      ]),
    ),
    gateways: await gateways(network, locale),
    operators: operatorNames(trip, network, locale),
    covers: {
      start,
      end,
      startText: formatDate(start, locale),
      endText: formatDate(end, locale),
    },
    offers,
    arranged: await arrangedBoats(trip, offers, network, locale),
    found: await foundBoats(trip, findings),
    ...(await replanTexts(trip, network, locale)),
    listings: await entryListings(trip, locale),
    paths: {
      list: localizePath(routes.myTrips, locale),
      trip: here,
      sheet: localizePath(`${path}/sheet`, locale),
      signIn: signInAddress(here, locale),
      plan: trip.planQuery && localizePath(`${routes.tripPlannerLegacy}?${trip.planQuery}`, locale),
      guides: localizePath(routes.islands, locale),
      search: {
        hotel: routes.apiListingsHotels,
        activity: routes.apiListingsActivities,
        vehicle: routes.apiListingsVehicles,
      },
    },
  };
}

const sorted = <Choice extends { readonly name: string }>(choices: Choice[], locale: Locale) =>
  choices.toSorted((a, b) => a.name.localeCompare(b.name, locale));

/** Names of all operators that can be chosen, and of those chosen from an older timetable. */
function operatorNames(
  { legs }: Trip,
  network: FerryNetwork,
  locale: Locale,
): EditorView['operators'] {
  const boats = legs.flatMap(({ sailings }) => sailings);
  return Object.fromEntries([
    ...boats.map((boat) => [boat.operator, operatorName(boat, network, locale)]),
    ...[...network.operators.values()].map(({ name }) => [name.en, name[locale]]),
  ]);
}

/** Notes on the boats, chosen or to choose from, that have to be called beforehand. */
async function arrangedBoats(
  { legs }: Trip,
  offers: EditorView['offers'],
  network: FerryNetwork,
  locale: Locale,
): Promise<EditorView['arranged']> {
  const t = await getTranslations('ferries.arrangement');
  const options = Object.values(offers).flatMap(({ boats }) => boats);
  const boats = [...legs, ...options].flatMap(({ sailings }) => sailings);
  return Object.fromEntries(
    boats.flatMap((boat) => {
      const arranged = arrangedRide(network, rideOf(boat));
      return arranged ? [[boatKey(boat), arrangementLine(arranged, t, locale)]] : [];
    }),
  );
}

/** Changes of the trip's boats, in a few words. */
async function foundBoats(
  { legs }: Trip,
  findings: readonly Finding[],
): Promise<EditorView['found']> {
  const t = await getTranslations('tripWatch.kinds');
  return Object.fromEntries(
    findings.flatMap(({ position, sequence }) => {
      const boat = legs.find((leg) => leg.position === position)?.sailings[sequence];
      const kinds = findings.filter(
        (one) => one.position === position && one.sequence === sequence,
      );
      return boat ? [[boatKey(boat), kinds.map(({ kind }) => t(kind)).join(' · ')]] : [];
    }),
  );
}

/** Boats to fall back on, in words, and the texts of choices that a later repair of the trip depends on. */
async function replanTexts(
  trip: Trip,
  network: FerryNetwork,
  locale: Locale,
): Promise<Pick<EditorView, 'backups' | 'replan'>> {
  const t = await getTranslations('tripReplan');
  const backups = backupsOf(trip, network);
  return {
    backups: Object.fromEntries(
      trip.legs.flatMap(({ position, sailings: [first] }) => {
        const backup = backups.get(position);
        return first && backup
          ? [[boatKey(first), backupLines(backup, locale, t as ReplanTexts)]]
          : [];
      }),
    ),
    replan: {
      room: t('room.label'),
      roomHint: t('room.hint'),
      lastBoat: t('last'),
      takeLast: t('takeLast'),
    },
  };
}

async function gateways(network: FerryNetwork, locale: Locale): Promise<EditorView['gateways']> {
  const t = await getTranslations('planner.airports');
  const places = [...network.stations.values()].map(
    ({ id, name }): GatewayChoice => ({ id, name: name[locale], places: [id] }),
  );
  const [islands, ports] = [true, false].map((wanted) =>
    sorted(
      places.filter(({ id }) => isIslandSlug(id) === wanted),
      locale,
    ),
  );
  const airports = airportCodes.map((id) => ({
    id,
    name: t(id),
    places: placesOfGateway(network, id),
  }));
  return { ports: ports ?? [], airports, islands: islands ?? [] };
}

const isFlight = (gateway: string) => airportCodes.some((code) => code === gateway);

interface Way {
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

function offersOf(
  trip: Trip,
  network: FerryNetwork,
  locale: Locale,
  { from, to, date }: Way,
): LegOffers {
  const boats = boatsBetween(network, from, to, date, trip);
  const placeOf = (portId: string | undefined) => network.ports.get(portId ?? '')?.stationId;
  const direct = boats.find(({ transfers }) => transfers === 0) ?? boats[0];
  const [a, b] = [
    endOf(network, placeOf(direct?.sailings[0]?.fromPort) ?? from),
    endOf(network, placeOf(direct?.sailings.at(-1)?.toPort) ?? to),
  ];
  const { start, end } = network.info;
  const last = isFlight(to) ? lastBeforeFlight(boats, date) : undefined;
  const offers = { boats, ...(last ? { lastKey: last.key } : {}) };
  if (!a || !b || a.id === b.id || date < start || date > end) return { ...offers, search: null };
  const search = searchAddress({
    crossings: [{ from: a, to: b, date, purpose: 'outbound' }],
    ...searchParty(trip),
    sort: 'departure',
    filter: {},
  });
  return { ...offers, search: localizePath(search, locale) };
}
