import { getTranslations } from 'next-intl/server';
import { SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/i18n/locales';
import { isIslandSlug } from '@/lib/islands/slugs';
import { airportCodes } from '@/lib/planner/solver/gateways';
import type { Network } from '@/lib/timetable/network';

interface GatewayFieldProps {
  name: 'start' | 'end';
  value: string;
  error?: string | undefined;
  network: Network;
  locale: Locale;
}

/** Where a tour starts or ends: ports of the mainland, airports, islands. */
export async function GatewayField({ name, value, error, network, locale }: GatewayFieldProps) {
  const t = await getTranslations('planner');
  const stations = [...network.stations.values()].toSorted((a, b) =>
    a.name[locale].localeCompare(b.name[locale], locale),
  );
  const options = (islands: boolean) =>
    stations
      .filter(({ id }) => isIslandSlug(id) === islands)
      .map(({ id, name: place }) => (
        <option key={id} value={id}>
          {place[locale]}
        </option>
      ));
  return (
    <SelectField id={name} name={name} label={t(`form.${name}`)} error={error} defaultValue={value}>
      <optgroup label={t('form.ports')}>{options(false)}</optgroup>
      <optgroup label={t('form.airports')}>
        {airportCodes.map((code) => (
          <option key={code} value={code}>
            {t(`airports.${code}`)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('form.islandsGroup')}>{options(true)}</optgroup>
    </SelectField>
  );
}
