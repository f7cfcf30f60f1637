import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { formatAsOf, formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { costSources, costsCheckedOn } from '@/lib/records/costs/sources';

/** Rules of the calculation and sources of its prices. */
export async function HowWeCount({ locale }: { locale: Locale }) {
  const t = await getTranslations('budget.how');
  return (
    <Section id="how" title={t('title')}>
      <div className="budget-how">
        {(['boats', 'rooms', 'food', 'around', 'without'] as const).map((part) => (
          <p key={part}>{t(part)}</p>
        ))}
      </div>
      <p className="mt-6 font-ui text-sm text-ink-2">
        {t('sources', { date: formatDate(costsCheckedOn, locale) })}
      </p>
      <ul className="budget-sources">
        {Object.entries(costSources).map(([id, { title, url, asOf }]) => (
          <li key={id}>
            <a href={url}>{title[locale]}</a>
            {asOf ? ` (${formatAsOf(asOf, locale)})` : ` (${t('undated')})`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
