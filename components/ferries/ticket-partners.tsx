import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { OperatorLinks } from '@/components/timetable/operator-links';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { linkTerms } from '@/lib/commission';
import { ticketPartners } from '@/lib/ferries/booking/partners';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';
import type { Operator } from '@/lib/timetable/types';

interface TicketPartnersProps {
  locale: Locale;
  operators: readonly Operator[];
}

/** Sites that sell tickets of several companies, and the companies' own. */
export async function TicketPartners({ locale, operators }: TicketPartnersProps) {
  const t = await getTranslations('ferryTickets.partners');
  const money = await getTranslations('money');
  const { terms, paying } = linkTerms(ticketPartners.map(({ name }) => name));
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {ticketPartners.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel={linkTerms([name]).rel} target="_blank" className={buttonClass()}>
              {name}
              <Icon name="external" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <p className="measure mt-3 font-ui text-sm text-ink-2">
        {money(`${terms}.links`, { partners: new Intl.ListFormat(locale).format(paying) })}{' '}
        <SiteLink href={routes.affiliateDisclosure} className="text-link">
          {t('disclosureLink')}
        </SiteLink>
      </p>
      <h3 className="mt-8">{t('operators')}</h3>
      <div className="mt-2">
        <OperatorLinks locale={locale} operators={operators} label="name" />
      </div>
    </>
  );
}
