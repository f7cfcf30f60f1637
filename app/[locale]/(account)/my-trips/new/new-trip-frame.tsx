import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Crumb, PageHeader } from '@/components/layout/page-header';
import { routes } from '@/lib/platform/routes/register';

interface NewTripFrameProps {
  title: string;
  intro?: string;
  /** Breadcrumb of the page if it is not the page of a new trip. */
  crumb?: Crumb;
  children: ReactNode;
}

/** Header and content area of every page that creates a trip or adds to one. */
export async function NewTripFrame({ title, intro, crumb, children }: NewTripFrameProps) {
  const t = await getTranslations('savedTrips');
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        crumbs={[
          { path: routes.myTrips, label: t('list.title') },
          crumb ?? { path: routes.newTrip, label: t('new.title') },
        ]}
      />
      <div className="page-grid pb-20">{children}</div>
    </>
  );
}
