import { getTranslations } from 'next-intl/server';
import { vesselKinds } from '@/lib/sea/timetable/types';

/** Legend of the chart. */
export async function MarkLegend() {
  const [t, kinds] = await Promise.all([
    getTranslations('tracking.marks'),
    getTranslations('ferries.vesselKinds'),
  ]);
  return (
    <ul aria-label={t('title')} className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-ui text-sm">
      {vesselKinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span className="vessel-mark static! grid! size-6! place-items-center" data-kind={kind}>
            <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
              <path d="M0-10C3.4-6 4.4-2 4.4 2V9H-4.4V2C-4.4-2-3.4-6 0-10Z" />
            </svg>
          </span>
          {kinds(kind)}
        </li>
      ))}
    </ul>
  );
}
