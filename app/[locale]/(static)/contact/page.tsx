import { getTranslations } from 'next-intl/server';
import { ContactAside, ContactPanel } from '@/components/contact/contact-panel';
import { PageHeader } from '@/components/layout/page-header';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

const path = routes.contact;

export const generateMetadata = () => metadataOf('contact', path);

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
