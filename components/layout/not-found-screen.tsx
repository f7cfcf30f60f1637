import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/routes/register';
import { OpenSea } from './open-sea';
import { SiteLink } from './site-link';

/** What an unknown address shows: a sheet of open sea, and three ways back. */
export async function NotFoundScreen() {
  const t = await getTranslations('errors.notFound');
  return (
    <div className="relative isolate overflow-hidden bg-deep">
      <div className="page-grid flex flex-col justify-center pt-12 pb-4 lg:min-h-[calc(100svh-var(--header))] lg:py-16">
        <div className="surface-slowly max-w-[34rem]">
          <h1 className="text-[clamp(6rem,3rem+14vw,12rem)]! leading-none! tabular-nums">
            {t('heading')}
          </h1>
          <h2 className="mt-2">{t('title')}</h2>
          <p className="mt-5 text-lg leading-snug">{t('text')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <SiteLink href="/" className={buttonClass('primary')}>
              {t('home')}
            </SiteLink>
            <SiteLink href={routes.contact} className={buttonClass('secondary')}>
              {t('contact')}
            </SiteLink>
            <SiteLink href={routes.sitemap} className={buttonClass('secondary')}>
              {t('sitemap')}
            </SiteLink>
          </p>
        </div>
      </div>
      <div className="graduated mt-10 lg:hidden" />
      <OpenSea />
    </div>
  );
}
