import { mainTownOf, stopOf } from '@/lib/booking/transfers/queries';
import type { Area } from '@/lib/booking/transfers/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import { type PartnerLink, partnerLink } from '@/lib/records/partners/link';
import { partnersFor } from '@/lib/records/partners/register';

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
export function driverLinks(area: Area, locale: Locale): PartnerLink[] {
  return partnersFor('transfer').map((id) =>
    partnerLink(id, { kind: 'transfer', locale, ...usualRide(area) }),
  );
}
