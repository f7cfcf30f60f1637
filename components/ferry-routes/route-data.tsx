import { SchemaData, schemaPosition } from '@/components/seo/schema-data';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import type { RoutePath } from '@/lib/platform/routes/register';
import { endsOf, portName, type RouteContext } from './format';

interface RouteDataProps extends RouteContext {
  path: RoutePath;
}

/** Structured data of the way as a BoatTrip, without times and prices, which are typical and estimated. */
export function RouteData({ t, facts, locale, path }: RouteDataProps) {
  const { network, operators, mainLegs, portsFrom, portsTo } = facts;
  const terminal = (id: string) => {
    const port = network.ports.get(id);
    if (!port) return undefined;
    const [lon, lat] = port.position;
    return {
      '@type': 'BoatTerminal',
      name: portName(facts, id, locale),
      geo: schemaPosition({ lat, lon }),
    };
  };
  const changes = mainLegs.slice(1).map(({ from }) => terminal(from));
  return (
    <SchemaData
      id="route"
      data={{
        '@type': 'BoatTrip',
        name: t('titleOf', endsOf(facts, locale)),
        url: absoluteUrl(path, locale),
        departureBoatTerminal: terminal(portsFrom[0] ?? ''),
        arrivalBoatTerminal: terminal(portsTo[0] ?? ''),
        provider: operators.map(({ name, url }) => ({
          '@type': 'Organization',
          name: name[locale],
          url,
        })),
        ...(changes.length > 0 ? { itinerary: changes } : {}),
      }}
    />
  );
}
