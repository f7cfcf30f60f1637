import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import { SettingsSection } from './settings-section';

/** Export of all account data as one file. */
export async function ExportSection() {
  const [t, locale] = await Promise.all([getTranslations('profile.export'), currentLocale()]);
  return (
    <SettingsSection id="export" title={t('title')} intro={<p>{t('intro')}</p>}>
      {/* A plain link without `download`: the response declares itself as a file, but an error
          is a page. */}
      <a href={`${routes.apiAccountExport}?locale=${locale}`} className={buttonClass('secondary')}>
        <Icon name="download" />
        {t('download')}
      </a>
      <p className="mt-2 font-ui text-sm text-ink-2">{t('format')}</p>
    </SettingsSection>
  );
}
