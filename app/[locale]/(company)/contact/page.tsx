import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactAside } from '@/components/contact/contact-aside';
import { ContactPanel } from '@/components/contact/contact-panel';
import { PageHeader } from '@/components/layout/page-header';
import { currentLocale } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/routes/metadata';

const path = '/contact';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact');
  return pageMetadata({
    locale: await currentLocale(),
    path,
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}

export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]} />
      <div className="page-grid grid gap-x-16 gap-y-12 pb-20 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <ContactPanel />
        <ContactAside />
      </div>
    </>
  );
}
