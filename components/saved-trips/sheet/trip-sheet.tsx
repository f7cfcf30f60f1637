import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import '@/styles/trip-sheet.css';
import { SheetBoatsLabel } from './sheet-boats-label';
import { SheetCosts } from './sheet-costs';
import { SheetFigures } from './sheet-figures';
import { SheetLeg } from './sheet-leg';
import { SheetStop } from './sheet-stop';
import type { SheetView } from './sheet-view';
import { TripChart } from './trip-chart';

interface TripSheetProps {
  view: SheetView;
  /** Set on the owner's own sheet only. */
  privateNotes?: string;
  /** Weather warnings for the boats of the trip. */
  weather?: ReactNode;
}

/** Trip to read or print: key figures, chart, itinerary and costs. */
export async function TripSheet({ view, privateNotes = '', weather }: TripSheetProps) {
  const t = await getTranslations('savedTrips.sheet');
  const { stops, startDate } = view.trip;
  return (
    <div data-trip-sheet="" className="space-y-10 pb-16">
      <div className="page-grid">
        <SheetFigures view={view} />
        {weather}
        {startDate || stops.length === 0 ? null : (
          <p className="mt-4 font-ui text-ink-2">{t('noDatesText')}</p>
        )}
        {stops.length === 0 ? <p className="mt-4 text-lg text-ink-2">{t('noIslands')}</p> : null}
      </div>
      <div className="mx-auto w-full max-w-[100rem] px-[clamp(0rem,2vw,2.5rem)]">
        <TripChart view={view} />
      </div>
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] print:block">
        {stops.length > 0 ? (
          <section aria-labelledby="days">
            <h2 id="days" className="mb-4">
              {t('days')}
            </h2>
            <ol>
              {stops.map((stop, index) => (
                <li key={stop.id}>
                  <SheetLeg view={view} position={index} />
                  <SheetStop view={view} stop={stop} index={index} />
                </li>
              ))}
              <li>
                <SheetLeg view={view} position={stops.length} />
              </li>
            </ol>
          </section>
        ) : null}
        <div className="space-y-8 lg:sticky lg:top-24 print:mt-8">
          {privateNotes ? (
            <section aria-labelledby="private" className="keep-whole">
              <h2 id="private">{t('privateNotes')}</h2>
              <p className="mt-2 whitespace-pre-line">{privateNotes}</p>
            </section>
          ) : null}
          <SheetCosts view={view} />
          <SheetBoatsLabel view={view} />
        </div>
      </div>
    </div>
  );
}
