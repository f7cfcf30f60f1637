import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Port, Station } from '@/lib/timetable/types';

interface PortOptionsProps {
  locale: Locale;
  stations: readonly Station[];
  ports: ReadonlyMap<string, Port>;
  /** A value that was asked for and that the list does not have: it is kept, as it was written. */
  stray?: string | undefined;
}

/** The options of a choice of ports: the mainland, the islands, and single ports of islands with several. */
export async function PortOptions({ locale, stations, ports, stray }: PortOptionsProps) {
  const t = await getTranslations('ferryTickets.form');
  const order = new Intl.Collator(locale);
  const sorted = stations.toSorted((a, b) => order.compare(a.name[locale], b.name[locale]));
  // A station has an id of its own; a port without one is a place under its own id.
  const mainland = sorted.filter(({ id, portIds }) => portIds.includes(id));
  const islands = sorted.filter(({ id, portIds }) => !portIds.includes(id));
  const single = islands
    .filter(({ portIds }) => portIds.length > 1)
    .flatMap(({ name, portIds }) =>
      portIds.map((id) => ({
        id,
        name: `${name[locale]}, ${ports.get(id)?.name[locale] ?? id}`,
      })),
    );
  return (
    <>
      <option value="">{t('choose')}</option>
      {stray ? <option value={stray}>{stray}</option> : null}
      <optgroup label={t('mainland')}>
        {mainland.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[locale]}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('islands')}>
        {islands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[locale]}
          </option>
        ))}
      </optgroup>
      {single.length > 0 ? (
        <optgroup label={t('ports')}>
          {single.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ) : null}
    </>
  );
}
