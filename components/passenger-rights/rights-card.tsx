import { getTranslations } from 'next-intl/server';
import { PrintButton } from '@/components/ui/print-button';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatDate, formatDay, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import { addMonths } from '@/lib/foundation/time/days';
import type { RightsBoat, RightsQuestion } from '@/lib/sea/ferries/passenger-rights/query';
import { type Right, rightsAfter } from '@/lib/sea/ferries/passenger-rights/rights';
import type { Network } from '@/lib/sea/timetable/network';
import { portArguments } from '@/lib/sea/timetable/port-label';
import './passenger-rights.css';

interface RightsCardProps {
  locale: Locale;
  network: Network;
  question: RightsQuestion;
}

/** Minutes after the scheduled departure within which passengers have to be informed. */
const informedWithin = 30;
/** Months within which a complaint has to be made. */
const complaintMonths = 2;

/** Rights after one incident, on a card that can be printed. */
export async function RightsCard({ locale, network, question }: RightsCardProps) {
  const t = await getTranslations('passengerRights');
  const { incident, boat } = question;
  const { kind, cause, leftLate, arrivedLate } = incident;
  const parts = [
    t('card.case', { kind: t(`form.kinds.${kind}`), cause: t(`form.causes.${cause}`) }),
    ...(kind === 'late' && leftLate
      ? [t('card.leftLate', { duration: formatDuration(leftLate, locale) })]
      : []),
    ...(arrivedLate
      ? [t('card.arrivedLate', { duration: formatDuration(arrivedLate, locale) })]
      : []),
  ];
  return (
    <article className="rights-card" data-testid="rights-card" aria-labelledby="rights-card">
      <header>
        <h2 id="rights-card">{t('card.title')}</h2>
        {boat ? <CardBoat {...{ locale, network, boat }} /> : null}
        <p>{parts.join(' ')}</p>
      </header>
      <dl>
        {rightsAfter(incident).map((right) => (
          <CardRight key={right.id} locale={locale} right={right} boat={boat} />
        ))}
      </dl>
      <p data-print="hide">
        <PrintButton text={t('card.print')} />
      </p>
    </article>
  );
}

async function CardBoat({
  locale,
  network,
  boat,
}: Pick<RightsCardProps, 'locale' | 'network'> & { boat: RightsBoat }) {
  const t = await getTranslations('passengerRights.card');
  const { vessel, operatorId, date, from, to, departure, arrival } = boat;
  const operator = network.operators.get(operatorId);
  return (
    <>
      <p className="rights-boat">
        {vessel ? <b>{vessel}</b> : null}{' '}
        {t('boat', {
          ...portArguments('from', network, from, locale),
          ...portArguments('to', network, to, locale),
        })}
      </p>
      <p className="tabular-nums">
        {t('times', {
          day: formatDay(date, locale, 'long', true),
          departure: formatClock(departure),
          arrival: formatClock(arrival),
        })}
      </p>
      {operator ? (
        <p>
          {t('ask', { operator: operator.name[locale] })}
          {operator.phone ? `. ${t('phone', { phone: operator.phone })}` : null}
        </p>
      ) : null}
    </>
  );
}

interface CardRightProps {
  locale: Locale;
  right: Right;
  boat: RightsBoat | undefined;
}

async function CardRight({ locale, right, boat }: CardRightProps) {
  const t = await getTranslations('passengerRights');
  const { id, state, reason, articles } = right;
  const text = t(`rights.${id}.text`, {
    until: boat ? formatClock(boat.departure + informedWithin) : 'none',
    by: boat ? formatDate(addMonths(boat.date, complaintMonths), locale) : 'none',
  });
  return (
    <div data-right={id} data-state={state}>
      <dt>
        <b>{t(`rights.${id}.title`)}</b> <span>{t(`states.${state}`)}</span>
      </dt>
      <dd>
        {state === 'not-owed' ? null : <ShareOfPrice locale={locale} right={right} />}
        {reason === 'owed' ? null : <p>{t(`reasons.${reason}`)}</p>}
        {state === 'not-owed' ? null : <p>{text}</p>}
        <small>
          {articles.length > 0
            ? t('card.articles', { count: articles.length, articles: articles.join(', ') })
            : t('card.greekLaw')}
        </small>
      </dd>
    </div>
  );
}

async function ShareOfPrice({ locale, right }: Pick<CardRightProps, 'locale' | 'right'>) {
  const t = await getTranslations('passengerRights.rights.compensation');
  const { percent, cents } = right;
  if (!percent) return null;
  return (
    <p className="rights-share">
      {cents === undefined
        ? t('share', { percent })
        : t('amount', { percent, amount: formatEuros(cents, locale) })}
    </p>
  );
}
