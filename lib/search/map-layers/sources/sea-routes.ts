import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { seaPath } from '@/lib/sea/timetable/sea-path';
import { timetableText } from '@/lib/sea/timetable/timetable-text';
import type { Port } from '@/lib/sea/timetable/types';
import { type LayerSource, lineFeature } from './source';

interface Stretch {
  readonly from: Port;
  readonly to: Port;
  readonly shapeId: string | undefined;
  readonly operators: Set<string>;
  /** Shortest and longest way under sail, minutes. */
  readonly minutes: [number, number];
}

/** Stretches between consecutive calls of a feed's boats, both directions as one. */
function stretchesOf({ feed, ports, lines }: FerryNetwork): ReadonlyMap<string, Stretch> {
  const stretches = new Map<string, Stretch>();
  for (const { calls, shapeId, lineId } of feed.trips) {
    for (const [index, call] of calls.entries()) {
      const next = calls[index + 1];
      const [from, to] = [ports.get(call.portId), ports.get(next?.portId ?? '')];
      if (!next || !from || !to) continue;
      const id = [from.id, to.id].sort().join('~');
      const sailed = next.arrival - call.departure;
      const operator = lines.get(lineId)?.operatorId ?? '';
      const known = stretches.get(id);
      if (known) {
        known.operators.add(operator);
        known.minutes[0] = Math.min(known.minutes[0], sailed);
        known.minutes[1] = Math.max(known.minutes[1], sailed);
      } else {
        const operators = new Set([operator]);
        stretches.set(id, { from, to, shapeId, operators, minutes: [sailed, sailed] });
      }
    }
  }
  return stretches;
}

let held: { readonly network: FerryNetwork; readonly stretches: ReadonlyMap<string, Stretch> };

/** Over thousands of trips: worked out once for each feed. */
function stretchesInService(network: FerryNetwork) {
  if (held?.network !== network) held = { network, stretches: stretchesOf(network) };
  return held.stretches;
}

/** Sea routes between consecutive ports of the timetable in service. */
export const seaRoutesLayer: LayerSource = async ({ island }, locale) => {
  const network = ferryNetwork();
  const t = await getTranslations({ locale, namespace: 'mapLayers' });
  const label = (port: Port) => portLabel(network, port.id, locale);
  const features = [...stretchesInService(network)].flatMap(
    ([id, { from, to, shapeId, operators, minutes }]) => {
      if (island && from.stationId !== island && to.stationId !== island) return [];
      const names = [...operators].flatMap((one) => network.operators.get(one)?.name[locale] ?? []);
      const query = new URLSearchParams({ from: from.id, to: to.id });
      return [
        lineFeature(id, seaPath(network, from, to, shapeId), {
          name: `${label(from)} – ${label(to)}`,
          about: t('route', {
            time: formatDurationRange(minutes, locale),
            companies: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
          }),
          href: localizePath(`${routes.ferryTicketsSearch}?${query}`, locale),
          link: t('links.routes'),
        }),
      ];
    },
  );
  return { features, note: await timetableText(network.info, locale) };
};
