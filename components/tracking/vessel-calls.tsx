import { getTranslations } from 'next-intl/server';
import type { PlaceArguments } from '@/lib/i18n/greek/cases';

/** One call, its times on the clock of the port. */
export interface VesselCall {
  readonly port: string;
  /** The port as texts name it. */
  readonly named: PlaceArguments<'port'>;
  readonly arrival: string;
  readonly departure: string;
  /** Midnights since the first departure. */
  readonly days: number;
}

interface VesselCallsProps {
  calls: readonly VesselCall[];
  /** Index of the call the boat lies at, or left last. */
  segment: number;
  inPort: boolean;
}

/** The calls of a sailing with their times: what has passed, and which one is next. */
export async function VesselCalls({ calls, segment, inPort }: VesselCallsProps) {
  const t = await getTranslations('tracking');
  const last = calls.length - 1;
  const passed = (index: number) => index < segment || (index === segment && !inPort);
  return (
    <ol className="mt-3 max-w-[34rem]" aria-label={t('calls')}>
      {calls.map(({ port, arrival, departure, days }, index) => (
        <li
          key={`${port}-${arrival}`}
          className={`grid grid-cols-[1fr_auto_auto] gap-x-4 border-t border-rule py-1.5 ${
            passed(index) ? 'text-ink-2' : ''
          }`}
        >
          <span>
            {port}{' '}
            <span className="text-ink-2">
              {passed(index) ? t('done') : index === segment + 1 ? t('nextCall') : null}
            </span>
          </span>
          <span className="tabular-nums">
            {index > 0 ? t('arrives', { time: arrival }) : null}
            {days > 0 ? <sup className="ml-0.5">{t('nextDay', { days })}</sup> : null}
          </span>
          <span className="min-w-[6.5em] text-right tabular-nums">
            {index < last ? t('leaves', { time: departure }) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
