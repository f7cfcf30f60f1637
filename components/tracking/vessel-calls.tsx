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
    <ol aria-label={t('calls')}>
      {calls.map(({ port, arrival, departure, days }, index) => (
        <li key={`${port}-${arrival}`} className={passed(index) ? 'quiet' : undefined}>
          <span>
            {port}{' '}
            <span className="quiet">
              {passed(index) ? t('done') : index === segment + 1 ? t('nextCall') : null}
            </span>
          </span>
          <span>
            {index > 0 ? t('arrives', { time: arrival }) : null}
            {days > 0 ? <sup>{t('nextDay', { days })}</sup> : null}
          </span>
          <span>{index < last ? t('leaves', { time: departure }) : null}</span>
        </li>
      ))}
    </ol>
  );
}
