import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { planAnswerId } from '@/lib/sea/planner/plan-request/form-query';

interface FormFrameProps {
  hasFaults: boolean;
  children: ReactNode;
}

/** Frame of the open form, with a message if something in it needs correcting. */
export async function FormFrame({ hasFaults, children }: FormFrameProps) {
  const t = await getTranslations('planner');
  return (
    <div
      id={hasFaults ? planAnswerId : undefined}
      tabIndex={hasFaults ? -1 : undefined}
      className="page-grid scroll-mt-[60vh] pb-14 outline-none"
    >
      {hasFaults ? (
        <p role="alert" className="mb-8 border-l-2 border-bad bg-deep px-5 py-4 font-ui">
          {t('errors.summary')}
        </p>
      ) : null}
      {children}
    </div>
  );
}
