import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { WarningLines } from '@/components/timetable/boat-warnings';
import { OperatorLinks } from '@/components/timetable/operator-links';
import type { PlaceArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { NightName } from '@/lib/foundation/time/nights';
import { ageText } from '@/lib/sea/timetable/age-text';
import type { BoatWarning } from '@/lib/sea/timetable/boat-warnings';
import { delayText } from '@/lib/sea/timetable/delay-text';
import type { Operator, VesselKind } from '@/lib/sea/timetable/types';

export interface TrackingRow {
  readonly id: string;
  readonly name: string | null;
  readonly kind: VesselKind;
  readonly line: string;
  /** Operator of the ferry; undefined if the timetable does not name it. */
  readonly operator: Operator | undefined;
  readonly ends: PlaceArguments<'from' | 'to'>;
  readonly inPort: boolean;
  /** Index of the call at which the ferry lies, or which it left last. */
  readonly segment: number;
  readonly calls: readonly VesselCall[];
  /** Reported delay with its age in minutes; undefined without a report. */
  readonly delay: { readonly minutes: number; readonly age: number } | undefined;
  /** Night of the first departure; undefined for a departure by day. */
  readonly night: NightName | undefined;
  /** Reasons to doubt that it sails; usually empty. */
  readonly warnings: readonly BoatWarning[];
  /** Names of ports skipped today; usually empty. */
  readonly skips: readonly string[];
  /** Time of a live position; undefined for an estimate. */
  readonly reportedAt: string | undefined;
  /** Path of the search from the first port to the last; undefined for a round trip. */
  readonly searchHref: string | undefined;
}

interface VesselListProps {
  locale: Locale;
  rows: readonly TrackingRow[];
  selected: string | undefined;
  /** Returns the path that shows a ferry's route. */
  routeHref: (id: string) => string;
}

/**
 * All ferries under way; each expands to its port calls. Contains everything that the chart shows.
 */
export function VesselList({ locale, rows, selected, routeHref }: VesselListProps) {
  return (
    <ul className="boats">
      {rows.map((row) => (
        <li key={row.id}>
          <Vessel
            locale={locale}
            row={row}
            open={row.id === selected}
            routeHref={routeHref(row.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface VesselProps {
  locale: Locale;
  row: TrackingRow;
  open: boolean;
  routeHref: string;
}

async function Vessel({ locale, row, open, routeHref }: VesselProps) {
  const [t, kinds, nights, realtime] = await Promise.all([
    getTranslations('tracking'),
    getTranslations('ferries.vesselKinds'),
    getTranslations('ferries.nights'),
    getTranslations('ferries.realtime'),
  ]);
  const name = row.name ?? t('unnamed');
  const [here, next] = [row.calls[row.segment], row.calls[row.segment + 1]];
  return (
    <details open={open}>
      <summary>
        <span>
          <b>{name}</b>
          <small>{t('bound', row.ends)}</small>
          {row.warnings.map(({ kind }) => (
            <Bad key={kind}>{realtime(`warnings.${kind}`)}</Bad>
          ))}
        </span>
        <span>
          <b>{row.inPort ? here?.departure : next?.arrival}</b>
          <small>{(row.inPort ? here : next)?.port}</small>
          {row.delay?.minutes ? <Bad>{delayText(row.delay.minutes, realtime, locale)}</Bad> : null}
        </span>
      </summary>
      <div>
        <p>
          {row.inPort
            ? t('inPort', { ...here?.named, time: here?.departure ?? '' })
            : t('atSea', { ...next?.named, time: next?.arrival ?? '' })}
          {'. '}
          <span className="quiet">
            {row.reportedAt ? t('live', { time: row.reportedAt }) : t('estimate')}
          </span>
        </p>
        <p className="quiet">
          {kinds(row.kind)}, {row.line}.{' '}
          {row.operator ? t('operator', { operator: row.operator.name[locale] }) : null}
        </p>
        {row.night ? <p>{t('leftAtNight', { night: nights(row.night) })}</p> : null}
        <VesselCalls calls={row.calls} segment={row.segment} inPort={row.inPort} />
        <p className="boat-links">
          {open ? null : (
            <SiteLink href={routeHref} data-scroll="keep">
              {t('showRoute')}
            </SiteLink>
          )}
          {row.searchHref ? (
            <SiteLink href={row.searchHref}>{t('search', row.ends)}</SiteLink>
          ) : null}
        </p>
        <WarningLines locale={locale} warnings={row.warnings.filter(({ header }) => header[0])} />
        {row.skips.length > 0 ? (
          <p className="mt-2 font-medium text-bad">
            {realtime('skips', { ports: row.skips.join(', ') })}
          </p>
        ) : null}
        {row.delay ? (
          <News locale={locale} delay={row.delay} />
        ) : (
          <OnTime locale={locale} operator={row.operator} />
        )}
      </div>
    </details>
  );
}

const Bad = ({ children }: { children: string }) => (
  <span className="block text-sm font-medium text-bad">{children}</span>
);

/** Age of the report of a delay. */
async function News({
  locale,
  delay,
}: {
  locale: Locale;
  delay: NonNullable<TrackingRow['delay']>;
}) {
  const t = await getTranslations('ferries.realtime');
  return (
    <p className="mt-2 border-t border-rule pt-2 text-ink-2">
      {t('reported', { age: await ageText(delay.age, locale) })}.
    </p>
  );
}

/** States that the times are scheduled, with a link to the operator, who reports delays. */
async function OnTime({ locale, operator }: Pick<TrackingRow, 'operator'> & { locale: Locale }) {
  const t = await getTranslations('tracking');
  if (!operator?.url) return null;
  return (
    <div className="boat-says">
      <p>{t('onTime')}</p>
      <OperatorLinks locale={locale} operators={[operator]} />
    </div>
  );
}

/** A port call, with times in the port's time zone. */
interface VesselCall {
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
async function VesselCalls({ calls, segment, inPort }: VesselCallsProps) {
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
