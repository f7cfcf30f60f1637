import { getTranslations } from 'next-intl/server';
import { LongSelectField } from '@/components/ui/long-select-field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { airportCodes } from '@/lib/sea/planner/problem/gateways';
import type { Network } from '@/lib/sea/timetable/network';

interface GatewayFieldProps {
  name: 'start' | 'end';
  value: string;
  error?: string | undefined;
  network: Network;
  locale: Locale;
}

const isAirport = (value: string) => (airportCodes as readonly string[]).includes(value);

/** Field for the start or the end of a tour: mainland ports, airports and islands. */
export async function GatewayField({ name, value, error, network, locale }: GatewayFieldProps) {
  const t = await getTranslations('planner');
  const stations = [...network.stations.values()].toSorted((a, b) =>
    a.name[locale].localeCompare(b.name[locale], locale),
  );
  const places = (islands: boolean) =>
    stations
      .filter(({ id }) => isIslandSlug(id) === islands)
      .map(({ id, name: place }) => [id, place[locale]] as const);
  const isListed = isAirport(value) || network.stations.has(value);
  return (
    <LongSelectField
      id={name}
      name={name}
      label={t(`form.${name}`)}
      error={error}
      value={value}
      // Keeps an unknown value as an option, so that the visitor can correct it.
      first={isListed || value === '' ? [] : [[value, value]]}
      groups={[
        [t('form.ports'), places(false)],
        [t('form.airports'), airportCodes.map((code) => [code, t(`airports.${code}`)] as const)],
        [t('form.islandsGroup'), places(true)],
      ]}
    />
  );
}
