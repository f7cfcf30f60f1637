import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';

interface FormFrameProps {
  /** True if the page shows a plan, which collapses the form above it. */
  isPlanned: boolean;
  hasFaults: boolean;
  children: ReactNode;
}

/** Frame of the form: open before there is a plan, collapsed above one. */
export async function FormFrame({ isPlanned, hasFaults, children }: FormFrameProps) {
  const t = await getTranslations('planner');
  if (!isPlanned) {
    return (
      <div className="page-grid pb-20">
        {hasFaults ? (
          <p role="alert" className="mb-8 border-l-2 border-bad bg-deep px-5 py-4 font-ui">
            {t('errors.summary')}
          </p>
        ) : null}
        {children}
      </div>
    );
  }
  return (
    <div className="page-grid pb-8" data-print="hide">
      <details className="group border-y border-rule">
        <summary className="flex min-h-12 list-none items-center gap-2 font-ui font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
          {t('change')}
        </summary>
        <div className="pt-4 pb-10">{children}</div>
      </details>
    </div>
  );
}
