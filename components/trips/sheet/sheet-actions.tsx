import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import type { Locale } from '@/lib/i18n/locales';
import { PrintButton } from './print-button';

interface SheetActionsProps {
  locale: Locale;
  /** Where the files of the trip are, such as `/api/shared-trips/<token>`. */
  files: string;
  /** The next step, before the files. */
  children?: ReactNode;
}

/** The trip to take along: calendar, places and paper. */
export async function SheetActions({ locale, files, children }: SheetActionsProps) {
  const t = await getTranslations('trips.sheet');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3" data-print="hide">
      {children}
      <ul aria-label={t('take')} className="flex flex-wrap gap-3">
        {(['ics', 'gpx', 'kml'] as const).map((kind) => (
          <li key={kind}>
            {/* A file, not a page: the router must not take it. */}
            <a
              href={`${files}/${kind}?locale=${locale}`}
              download
              className={buttonClass('secondary')}
            >
              <Icon name={kind === 'ics' ? 'calendar' : 'download'} />
              {t(kind === 'ics' ? 'calendar' : kind)}
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <PrintButton text={t('print')} />
        </li>
      </ul>
    </div>
  );
}
