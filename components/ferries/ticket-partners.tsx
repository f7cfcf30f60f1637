import { getTranslations } from 'next-intl/server';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import { OperatorLinks } from '@/components/timetable/operator-links';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { partnerLink } from '@/lib/records/partners/link';
import { partnersFor } from '@/lib/records/partners/register';
import type { Operator } from '@/lib/sea/timetable/types';

interface TicketPartnersProps {
  locale: Locale;
  operators: readonly Operator[];
}

/** Links to sites that sell tickets of several operators, and to the operators' own. */
export async function TicketPartners({ locale, operators }: TicketPartnersProps) {
  const t = await getTranslations('ferryTickets.partners');
  const links = partnersFor('ferry').map((id) => partnerLink(id, { kind: 'ferry', locale }));
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-3">
        {links.map((link) => (
          <li key={link.href}>
            <PartnerAnchor link={link} />
          </li>
        ))}
      </ul>
      <PartnerNote links={links} />
      <h3 className="mt-8">{t('operators')}</h3>
      <div className="mt-2">
        <OperatorLinks locale={locale} operators={operators} label="name" />
      </div>
    </>
  );
}
