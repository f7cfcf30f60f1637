import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { CompassRose } from '@/components/ui/compass-rose';
import { ForgetPerson } from './forget-person';

/** Confirmation that the account was deleted. */
export async function Farewell() {
  const t = await getTranslations('profile.farewell');
  return (
    <div className="page-grid grid place-items-center py-24 text-center">
      <ForgetPerson />
      <CompassRose className="size-24 text-ink-2" />
      <h1 className="mt-8">{t('title')}</h1>
      <p role="status" className="measure mt-4 leading-snug text-ink-2 md:text-lg">
        {t('text')}
      </p>
      <SiteLink href="/" className={buttonClass('primary', 'mt-8')}>
        {t('home')}
      </SiteLink>
    </div>
  );
}
