import { getTranslations } from 'next-intl/server';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import { buttonClass } from '@/components/ui/button';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { FlightsAsked } from './asked';

interface FlightLinksProps {
  found: NonNullable<NonNullable<FlightsAsked['flights']>['found']>;
  locale: Locale;
}

/** Booking links for the requested flights, with a note on our commission. */
export async function FlightLinks({ found, locale }: FlightLinksProps) {
  const t = await getTranslations('flights.links');
  const { from, to, out, back, adults, links } = found;
  const days = back
    ? t('both', {
        out: formatDay(out, locale, 'short', true),
        back: formatDay(back, locale, 'short', true),
      })
    : formatDay(out, locale, 'short', true);
  return (
    <div id="links" className="mt-6 border-t border-ink pt-5">
      <h3>
        {from} – {to}
      </h3>
      <p className="mt-1 font-ui">{t('party', { days, adults })}</p>
      <p className="mt-4 mb-3 flex flex-wrap gap-3">
        {links.map((link, index) => (
          <PartnerAnchor
            key={link.partner}
            link={link}
            className={buttonClass(index === 0 ? 'primary' : 'secondary')}
          >
            {t('open', { partner: link.partner })}
          </PartnerAnchor>
        ))}
      </p>
      <PartnerNote links={links} />
    </div>
  );
}
