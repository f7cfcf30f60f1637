import { getTranslations } from 'next-intl/server';
import { guideCheckedOn, guideSources } from '@/lib/ferries/port-guide/sources';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Where the facts come from, how the winds were measured, and when all of it was looked at. */
export async function GuideSources({ locale }: { locale: Locale }) {
  const t = await getTranslations('ferryGuide.sources');
  return (
    <section className="border-t border-rule pt-5 font-ui text-sm">
      <h2 className="font-ui text-sm font-semibold">{t('title')}</h2>
      <p className="measure mt-2 text-ink-2">{t('method')}</p>
      <ul className="mt-3 gap-x-10 text-ink-2 xl:columns-2">
        {guideSources.map(({ title, url }) => (
          <li key={url} className="break-inside-avoid py-1">
            <a href={url} rel="noopener" className="text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2">
        {t('checked', { date: formatDate(guideCheckedOn, locale) })}
      </p>
    </section>
  );
}
