import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Operator, TransferSource } from '@/lib/listings/transfers/schema';
import type { Ride } from '@/lib/listings/transfers/ways';
import type { RideWords } from './ride-words';

interface RideDetailsProps {
  ride: Ride;
  t: RideWords['t'];
  locale: Locale;
}

/** Days and hours, what to know, who runs it, and what says so. */
export function RideDetails({
  ride: { transfer, operator, sources },
  t,
  locale,
}: RideDetailsProps) {
  const { pattern, note, estimates, checkedOn, price } = transfer;
  return (
    <div className="ride-more">
      <p>
        {pattern[locale]}
        {estimates.includes('pattern') ? ` ${t('ride.ownHours')}` : null}
      </p>
      {note ? <p>{note[locale]}</p> : null}
      {price?.basis === 'published' && price.pricesOf === null ? <p>{t('ride.noYear')}</p> : null}
      <Sources operator={operator} sources={sources} checkedOn={checkedOn} t={t} locale={locale} />
    </div>
  );
}

interface SourcesProps {
  operator: Operator | undefined;
  sources: readonly TransferSource[];
  /** ISO date. */
  checkedOn: string;
  t: RideWords['t'];
  locale: Locale;
}

/** Who runs it, with the sources and the day they were read, folded away. */
export function Sources({ operator, sources, checkedOn, t, locale }: SourcesProps) {
  return (
    <>
      {operator ? (
        <p>
          <OperatorName operator={operator} locale={locale} />
        </p>
      ) : null}
      <details>
        <summary>{t('ride.sources', { date: formatDate(checkedOn, locale) })}</summary>
        <ul>
          {sources.map(({ title, url, of }) => (
            <li key={url}>
              <a href={url} rel="noopener" target="_blank" className="text-link">
                {title}
              </a>
              {of ? ` ${t('ride.of', { year: String(of) })}` : null}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Who runs it, with the way to its own page where one is known. */
export function OperatorName({
  operator,
  locale,
}: {
  operator: Operator | undefined;
  locale: Locale;
}) {
  if (!operator?.url) return <>{operator?.name[locale]}</>;
  return (
    <a href={operator.url} rel="noopener" target="_blank" className="text-link">
      {operator.name[locale]}
    </a>
  );
}
