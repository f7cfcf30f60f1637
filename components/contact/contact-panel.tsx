import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import { contactTopics } from '@/lib/records/contact/topics';
import { ContactForm } from './contact-form';

/** Contact form with its messages. The client gets only these, not the catalogue. */
export async function ContactPanel() {
  const t = await getTranslations('contact');
  const locale = await currentLocale();
  const counts = [1, 2, 3, 4];
  return (
    <section aria-labelledby="contact-form-title">
      <div className="graduated mb-8" aria-hidden="true" />
      <h2 id="contact-form-title">{t('formTitle')}</h2>
      <ContactForm
        locale={locale}
        contactHref={localizePath(routes.contact, locale)}
        topics={contactTopics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        texts={{
          allRequired: t('allRequired'),
          name: t('name'),
          email: t('email'),
          emailHint: t('emailHint'),
          topic: t('topic'),
          topicChoose: t('topicChoose'),
          message: t('message'),
          messageHint: t('messageHint'),
          leaveEmpty: t('leaveEmpty'),
          send: t('send'),
          sending: t('sending'),
          failedTitle: t('failedTitle'),
          problemTitles: counts.map((count) => t('problemTitle', { count })),
          sentTitle: t('sentTitle'),
          sentText: t('sentText'),
          sentAgain: t('sentAgain'),
        }}
      />
      <p className="mt-8 font-ui text-sm text-ink-2">
        {t('privacyText')}{' '}
        <SiteLink href={routes.privacy} className="text-link">
          {t('privacyLink')}
        </SiteLink>
      </p>
    </section>
  );
}

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
