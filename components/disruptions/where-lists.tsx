import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import {
  type Counts,
  countKinds,
  countsByLine,
  countsByPlace,
} from '@/lib/sea/ferries/disruptions/counts';
import type { Disruptions } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';

interface WhereListsProps {
  locale: Locale;
  network: Network;
  found: Disruptions;
}

/** Places and lines with the numbers of their boats, each with a link to its own disruptions. */
export async function WhereLists({ locale, network, found }: WhereListsProps) {
  const t = await getTranslations('disruptions.where');
  const places = countsByPlace(found, (portId) => network.ports.get(portId)?.stationId ?? portId);
  const lines = countsByLine(found);
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <WhereList
        title={t('ports')}
        parameter="place"
        entries={[...places].map(([id, counts]) => ({
          id,
          name: network.stations.get(id)?.name[locale] ?? id,
          counts,
        }))}
      />
      <WhereList
        title={t('lines')}
        parameter="line"
        entries={[...lines].map(([id, counts]) => ({
          id,
          name: network.lines.get(id)?.name[locale] ?? id,
          counts,
        }))}
      />
    </div>
  );
}

interface WhereListProps {
  title: string;
  parameter: 'place' | 'line';
  entries: readonly { readonly id: string; readonly name: string; readonly counts: Counts }[];
}

const total = (counts: Counts) => countKinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Number of entries shown before the others are folded. */
const shownEntries = 8;

async function WhereList({ title, parameter, entries }: WhereListProps) {
  const t = await getTranslations('disruptions.where');
  const sorted = entries.toSorted((one, other) => total(other.counts) - total(one.counts));
  const [first, rest] = [sorted.slice(0, shownEntries), sorted.slice(shownEntries)];
  return (
    <div data-testid={`disruptions-by-${parameter}`}>
      <h3 className="font-ui text-base font-semibold">{title}</h3>
      <ul className="mt-2 font-ui">
        {first.map((entry) => (
          <WhereEntry key={entry.id} parameter={parameter} {...entry} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="font-ui">
          <summary className="inline-flex min-h-11 items-center font-semibold">
            {t('more', { count: sorted.length })}
            <span aria-hidden="true" className="ms-2 text-accent">
              ▾
            </span>
          </summary>
          <ul>
            {rest.map((entry) => (
              <WhereEntry key={entry.id} parameter={parameter} {...entry} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

async function WhereEntry({
  parameter,
  id,
  name,
  counts,
}: Pick<WhereListProps, 'parameter'> & WhereListProps['entries'][number]) {
  const t = await getTranslations('disruptions.where');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-1">
      <SiteLink
        href={`${routes.disruptions}?${new URLSearchParams({ [parameter]: id })}`}
        className="text-link inline-flex min-h-11 items-center"
      >
        {name}
      </SiteLink>
      <span className="text-sm text-ink-2 tabular-nums">
        {countKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => t(kind, { count: counts[kind] }))
          .join(' · ')}
      </span>
    </li>
  );
}
