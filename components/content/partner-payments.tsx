import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { linkTerms } from '@/lib/records/partners/commission';

/** States which partners currently pay for links, for use in MDX. */
export async function PartnerPayments() {
  const [t, locale] = await Promise.all([getTranslations('money'), currentLocale()]);
  const { terms, paying } = linkTerms(undefined);
  return <p>{t(`${terms}.payments`, { partners: new Intl.ListFormat(locale).format(paying) })}</p>;
}
