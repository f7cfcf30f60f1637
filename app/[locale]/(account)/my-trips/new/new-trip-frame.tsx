import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { routes } from '@/lib/routes/register';

interface NewTripFrameProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** The head of every way to a new trip, and the room below it. */
export async function NewTripFrame({ title, intro, children }: NewTripFrameProps) {
  const t = await getTranslations('trips');
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        crumbs={[
          { path: routes.myTrips, label: t('list.title') },
          { path: routes.newTrip, label: t('new.title') },
        ]}
      />
      <div className="page-grid pb-20">{children}</div>
    </>
  );
}
