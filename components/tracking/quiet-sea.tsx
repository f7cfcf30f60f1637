import { getTranslations } from 'next-intl/server';
import type { PlaceArguments } from '@/lib/i18n/greek/cases';

export interface DepartureRow {
  readonly id: string;
  readonly name: string | null;
  readonly ends: PlaceArguments<'from' | 'to'>;
  readonly time: string;
}

interface QuietSeaProps {
  /** True when no boat is under way. */
  quiet: boolean;
  departures: readonly DepartureRow[];
}

/** What leaves next: beside the boats under way, or in their place at night. */
export async function QuietSea({ quiet, departures }: QuietSeaProps) {
  const t = await getTranslations('tracking');
  if (departures.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="text-lg">{t('next')}</h3>
      {quiet ? <p className="mt-1 text-ink-2">{t('quiet.text')}</p> : null}
      <ol className="mt-3 border-t border-rule font-ui">
        {departures.map(({ id, name, ends, time }) => (
          <li key={id} className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-rule py-2">
            <span className="tabular-nums">{time}</span>
            <span>
              {name ?? t('unnamed')}
              <span className="block text-sm text-ink-2">{t('bound', ends)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
