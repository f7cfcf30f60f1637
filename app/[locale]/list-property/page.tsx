import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { PropertyPanel } from '@/components/list-property/property-panel';
import { WhatNext } from '@/components/list-property/what-next';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { allIslands } from '@/lib/records/islands/queries';

export const ensureStatic = 'navigation';

const path = routes.listProperty;

export const generateMetadata = () => metadataOf('listProperty', path);

export default async function ListPropertyPage() {
  const [t, locale] = await Promise.all([getTranslations('listProperty'), currentLocale()]);
  const { compare } = new Intl.Collator(locale);
  const islands = allIslands()
    .map(({ slug, name }) => ({ value: slug, label: name[locale] }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <>
      <PageHeader title={t('title')} intro={t('intro')} crumbs={[{ path, label: t('title') }]} />
      <div className="page-grid grid gap-x-16 gap-y-12 pb-20 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <PropertyPanel islands={islands} />
        <aside className="border-rule lg:border-l lg:pl-10">
          <WhatNext withPrivacy />
        </aside>
      </div>
    </>
  );
}
