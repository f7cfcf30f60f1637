import '@/styles/tracking.css';
import { getTranslations } from 'next-intl/server';
import { RouteChart } from '@/components/maps/route-chart';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { trackingAddress } from '@/lib/sea/ferries/tracking/address';
import type { TrackedVessel } from '@/lib/sea/ferries/tracking/types';
import type { Network } from '@/lib/sea/timetable/network';
import { markOf, networkOf, stopsOf, wayOf } from './tracking-view';
import { VesselMarks } from './vessel-marks';

interface VesselChartProps {
  locale: Locale;
  path: string;
  network: Network;
  vessels: readonly TrackedVessel[];
  /** Vessels that match the query. */
  found: readonly TrackedVessel[];
  selected: TrackedVessel | undefined;
  query: string;
  /** Time of the query; undefined shows moving positions. */
  at: string | undefined;
}

/** Chart of the positions of all ferries under way, and the whole route of the selected one. */
export async function VesselChart(props: VesselChartProps) {
  const { locale, path, network, vessels, found, selected, query, at } = props;
  const t = await getTranslations('tracking');
  const href = (vessel: string) =>
    localizePath(trackingAddress(path, { q: query, at, vessel }), locale);
  return (
    <RouteChart
      label={selected ? t('chartOf', { vessel: selected.name ?? t('unnamed') }) : t('chart')}
      routes={[...networkOf(vessels, network), ...(selected ? [wayOf(selected, network)] : [])]}
      stops={stopsOf(vessels, network, locale, selected)}
      marks={found.map(({ position }) => position)}
      overlay={({ hero, poster }) => (
        <VesselMarks
          marks={found.map((vessel) => markOf(vessel, network, locale, href(vessel.id)))}
          hero={hero}
          poster={poster}
          selected={selected?.id}
          positions={at ? undefined : routes.apiFerriesVessels}
        />
      )}
    />
  );
}
