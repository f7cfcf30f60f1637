import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { ticketFacts, ticketFactsCheckedOn } from '@/lib/sea/ferries/booking/ticket-facts';

/** Ticket rules that the operators share, each with its sources and the date they were read. */
export async function TicketFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations('ferryTickets');
  return (
    <>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {ticketFacts.map(({ id, sources }) => (
          <div key={id} className="border-t border-ink pt-3">
            <dt className="font-display text-lg">{t(`facts.${id}.title`)}</dt>
            <dd className="mt-1.5 leading-normal">
              <p>{t(`facts.${id}.text`)}</p>
              <p className="mt-2 font-ui text-sm leading-snug text-ink-2">
                {t('how.sources')}:{' '}
                {sources.map(({ title, url }, index) => (
                  <span key={url}>
                    {index > 0 ? ', ' : null}
                    <a href={url} rel="noopener" className="text-link">
                      {title}
                    </a>
                  </span>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 font-ui text-sm text-ink-2">
        {t('how.checked', { date: formatDate(ticketFactsCheckedOn, locale) })}
      </p>
    </>
  );
}
