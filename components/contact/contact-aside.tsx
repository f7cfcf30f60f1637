import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';

/** Other ways to get in touch, next to the form. */
export async function ContactAside() {
  const t = await getTranslations('contact');
  const locale = await currentLocale();
  return (
    <aside className="grid content-start gap-8 border-rule lg:border-l lg:pl-10">
      <Way title={t('hoursTitle')}>
        <p className="font-ui tabular-nums">{site.supportHours[locale]}</p>
        <p className="mt-1 font-ui text-sm text-ink-2">{t('hoursNote')}</p>
      </Way>
      <Way title={t('helpTitle')}>
        <p>{t('helpText')}</p>
        <SiteLink href={routes.help} className="text-link mt-1 inline-block">
          {t('helpLink')}
        </SiteLink>
      </Way>
    </aside>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}
