import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { PrintButton } from '@/components/ui/print-button';
import type { Locale } from '@/lib/foundation/i18n/locales';

interface SheetActionsProps {
  locale: Locale;
  /** Base URL of the trip's files, such as `/api/shared-trips/<token>`. */
  files: string;
  /** Primary action, before the downloads. */
  children?: ReactNode;
}

/** Primary action, and behind one button the downloads of the trip (calendar, GPX, KML) and print. */
export async function SheetActions({ locale, files, children }: SheetActionsProps) {
  const t = await getTranslations('savedTrips.sheet');
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3" data-print="hide">
      {children}
      <details className="font-ui open:basis-full">
        <summary className={buttonClass('secondary', 'list-none')}>
          <Icon name="download" />
          {t('take')}
        </summary>
        <ul className="mt-3 flex flex-wrap gap-3">
          {(['ics', 'gpx', 'kml'] as const).map((kind) => (
            <li key={kind}>
              {/* A plain link, because the router must not handle downloads. */}
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
      </details>
    </div>
  );
}
