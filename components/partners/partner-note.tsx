import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import { linkTerms } from '@/lib/records/partners/commission';
import type { PartnerLink } from '@/lib/records/partners/link';

/**
 * Discloses whether we earn commission from the links next to it, with a link to the full
 * disclosure.
 */
export async function PartnerNote({ links }: { links: readonly PartnerLink[] }) {
  const [t, locale] = await Promise.all([getTranslations('partners'), currentLocale()]);
  const names = [...new Set(links.map(({ partner }) => partner))];
  const { terms, paying } = linkTerms(
    names,
    links.filter(({ isPaid }) => isPaid).map(({ partner }) => partner),
  );
  return (
    <p className="measure font-ui text-sm text-ink-2">
      {t(`${terms}.links`, { partners: new Intl.ListFormat(locale).format(paying) })}{' '}
      <SiteLink href={routes.affiliateDisclosure} className="text-link">
        {t('disclosure')}
      </SiteLink>
    </p>
  );
}
