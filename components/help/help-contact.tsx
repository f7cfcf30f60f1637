import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';

/** Contact for other questions, with the hours in which messages are read. */
export async function HelpContact() {
  const [t, locale] = await Promise.all([getTranslations('help.contact'), currentLocale()]);
  return (
    <div className="grid max-w-[46rem] gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p>{t('text')}</p>
        <SiteLink href={routes.contact} className={buttonClass('primary', 'mt-5')}>
          {t('write')}
        </SiteLink>
      </div>
      <dl className="font-ui">
        <dt className="label-caps">{t('hours')}</dt>
        <dd className="mt-1 font-medium tabular-nums">{site.supportHours[locale]}</dd>
        <dd className="mt-1 max-w-64 text-sm text-ink-2">{t('hoursNote')}</dd>
      </dl>
    </div>
  );
}
