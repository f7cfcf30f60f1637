import { getTranslations } from 'next-intl/server';
import { linkTerms } from '@/lib/commission';
import { currentLocale } from '@/lib/i18n/current';

/** Whether anybody pays for links at present: for long texts, which do not know it themselves. */
export async function StandingWithPartners() {
  const [t, locale] = await Promise.all([getTranslations('money'), currentLocale()]);
  const { terms, paying } = linkTerms(undefined);
  return <p>{t(`${terms}.standing`, { partners: new Intl.ListFormat(locale).format(paying) })}</p>;
}
