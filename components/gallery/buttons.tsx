import { getTranslations } from 'next-intl/server';
import { SubmitButton } from '@/components/auth/submit-button';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { routes } from '@/lib/platform/routes/register';

const looks = ['primary', 'secondary', 'quiet'] as const;

/**
 * Every button style: normal, disabled, as a link and with an icon; also the submit button, idle
 * and pending.
 */
export async function Buttons() {
  const t = await getTranslations('gallery.buttons');
  return (
    <div className="grid gap-5">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          <button type="button" className={buttonClass(look)}>
            {t(look)}
          </button>
          <button type="button" className={buttonClass(look)}>
            <Icon name="download" />
            {t('icon')}
          </button>
          <SiteLink href={routes.islands} className={buttonClass(look)}>
            {t('link')}
          </SiteLink>
          <button type="button" disabled className={buttonClass(look)}>
            {t('off')}
          </button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton pending={false} label={t('send')} working={t('working')} />
        <SubmitButton pending label={t('send')} working={t('working')} />
      </div>
    </div>
  );
}
