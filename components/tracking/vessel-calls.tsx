import { getTranslations } from 'next-intl/server';
import type { PlaceArguments } from '@/lib/foundation/i18n/greek/cases';

/** A port call, with times in the port's time zone. */
export interface VesselCall {
  readonly port: string;
  /** Name of the port as message arguments. */
  readonly named: PlaceArguments<'port'>;
  readonly arrival: string;
  readonly departure: string;
  /** Number of midnights since the first departure. */
  readonly days: number;
}

interface VesselCallsProps {
  calls: readonly VesselCall[];
  /** Index of the call at which the ferry lies, or which it left last. */
  segment: number;
  inPort: boolean;
}

/** Port calls of a sailing with times, marking past calls and the next one. */
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
