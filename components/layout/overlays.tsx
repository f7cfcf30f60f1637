import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/platform/routes/register';
import { BackToTop } from './back-to-top';
import { CookieNotice } from './cookie-notice';
import { NavigationProgress } from './navigation-progress';
import { SiteLink } from './site-link';
import { ToastRegion } from './toast-region';

/** Elements above the page: progress bar, toast, back-to-top button and cookie notice. */
export async function Overlays() {
  const [t, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')]);
  return (
    <>
      <NavigationProgress label={common('loading')} />
      <ToastRegion
        label={t('messages')}
        closeLabel={common('close')}
        left={{ languageKept: t('languageKept') }}
      />
      <BackToTop label={t('backToTop')} target="content" />
      <CookieNotice
        label={t('cookies.title')}
        acceptAll={t('cookies.acceptAll')}
        acceptNecessary={t('cookies.acceptNecessary')}
        close={t('cookies.close')}
      >
        <p>
          {t.rich('cookies.text', {
            privacy: (words) => (
              <SiteLink href={routes.privacy} className="text-link">
                {words}
              </SiteLink>
            ),
          })}
        </p>
      </CookieNotice>
    </>
  );
}
