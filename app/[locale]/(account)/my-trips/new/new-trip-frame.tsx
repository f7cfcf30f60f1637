import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Crumb, PageHeader } from '@/components/layout/page-header';
import { routes } from '@/lib/routes/register';

interface NewTripFrameProps {
  title: string;
  intro?: string;
  /** Of the page, where it is another one than that of a new trip. */
  crumb?: Crumb;
  children: ReactNode;
}

/** The head of every way to a new trip or into one, and the room below it. */
export async function NewTripFrame({ title, intro, crumb, children }: NewTripFrameProps) {
  const t = await getTranslations('trips');
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
