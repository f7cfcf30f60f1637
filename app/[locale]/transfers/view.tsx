import { getTranslations } from 'next-intl/server';
import type { AreaWays } from '@/components/transfers/area-section';
import { type StopChoice, TransfersPage } from '@/components/transfers/transfers-page';
import { type TransferFilter, transfersAddress } from '@/lib/booking/transfers/address';
import { transfersCheckedOn } from '@/lib/booking/transfers/data/sources';
import {
  areaOfStop,
  chooseWays,
  relaxTransfers,
  type TransferReading,
} from '@/lib/booking/transfers/filter';
import {
  busLinesOf,
  mainTownOf,
  operatorOf,
  sourcesOf,
  stopOf,
} from '@/lib/booking/transfers/queries';
import type { Area } from '@/lib/booking/transfers/schema';
import { startStops, waysOf, waysToMainTown } from '@/lib/booking/transfers/ways';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { bareName } from '@/lib/records/charts/names';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';
import { type PartnerLink, partnerLink } from '@/lib/records/partners/link';
import { partnersFor } from '@/lib/records/partners/register';

/** Attica, then the islands by name in the page's language. */
async function areasBy(locale: Locale): Promise<{ area: Area; name: string }[]> {
  const t = await getTranslations('transfers');
  const islands = byName(allIslands(), locale).map(({ slug, name }) => ({
    area: slug,
    name: bareName(name[locale]),
  }));
  return [{ area: 'attica', name: t('attica') }, ...islands];
}

const linesOf = (area: Area) =>
  (area === 'attica' ? [] : busLinesOf(area)).map((line) => ({
    line,
    operator: operatorOf(line.operator),
    sources: sourcesOf(line),
  }));

/** Connections in the index: all around Athens, but only those to the main town of an island. */
const indexOf = (area: Area) =>
  area === 'attica'
    ? waysOf(area)
    : waysToMainTown(area).map((way) => ({ stop: way.from, ways: [way] }));

/** Content of both pages of the address: the index or the filtered connections. */
export async function TransfersView({
  reading,
  locale,
}: {
  reading: TransferReading;
  locale: Locale;
}) {
  const { filter } = reading;
  const named = await areasBy(locale);
  const all = named.map(({ area }) => area);
  const isIndex = !Object.values(filter).some(Boolean);
  const own = filter.from ? areaOfStop(filter.from) : filter.island;
  const shown = own ? named.filter(({ area }) => area === own) : named;
  const areas = shown.map(
    ({ area, name }): AreaWays => ({
      area,
      name,
      starts: isIndex ? indexOf(area) : chooseWays([area], filter),
      lines: isIndex || wantsLines(filter) ? linesOf(area) : [],
      links: own ? driverLinks(area, locale) : [],
    }),
  );
  const found = areas.filter(({ starts, lines }) => starts.length + lines.length > 0);
  return (
    <TransfersPage
      reading={reading}
      choices={choicesOf(named, locale)}
      areas={found}
      relaxations={found.length > 0 ? [] : relaxTransfers(all, filter)}
      isles={named
        .filter(({ area }) => area !== 'attica')
        .map(({ area, name }) => ({
          slug: area,
          name,
          href: localizePath(isIndex ? `#${area}` : transfersAddress({ island: area }), locale),
        }))}
      checkedOn={transfersCheckedOn}
      locale={locale}
    />
  );
}

/**
 * True if the bus lines of an island are listed below its connections: not for another kind of
 * transport or for a single stop.
 */
const wantsLines = ({ island, from, kind }: TransferFilter) =>
  island !== undefined && from === undefined && (kind === undefined || kind === 'bus');

const choicesOf = (areas: readonly { area: Area; name: string }[], locale: Locale): StopChoice[] =>
  areas.map(({ area, name }) => ({
    area,
    name,
    stops: startStops()
      .filter((ref) => areaOfStop(ref) === area)
      .map((ref) => ({ ref, name: bareName(stopOf(ref).name[locale]) })),
  }));

/** Most common ride with a driver: from the airport, or else the main port, to the main town. */
function usualRide(area: Area): { from: string; to: string } {
  if (area === 'attica') return { from: 'Athens Airport', to: 'Piraeus Port' };
  const { name, ports, airport } = islandBySlug(area);
  const island = bareName(name.en);
  const port = ports.find(({ main }) => main) ?? ports[0];
  const town = bareName(stopOf(mainTownOf(area)).name.en);
  return {
    from: airport ? `${island} Airport` : `${bareName(port?.name.en ?? '')} Port, ${island}`,
    to: `${town}, ${island}`,
  };
}

/** Links to partners that offer cars with a driver, for the usual ride of an area. */
function driverLinks(area: Area, locale: Locale): PartnerLink[] {
  return partnersFor('transfer').map((id) =>
    partnerLink(id, { kind: 'transfer', locale, ...usualRide(area) }),
  );
}
