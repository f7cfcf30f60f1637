'use client';

import type { ReactNode } from 'react';
import { roving } from '@/components/forms/roving';
import '@/components/sortable/order-row.css';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay } from '@/lib/foundation/i18n/format';
import { removeStop, stopDates } from '@/lib/trips/saved-trips/rules';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';
import { NightsStepper } from './nights-stepper';
import { nameOf } from './view';

export interface StopRowProps {
  stop: TripStop;
  index: number;
  onStep: (by: -1 | 1) => void;
  /** Drag handle; undefined until its code has loaded. */
  handle?: ReactNode;
}

/** Row of an island with two tab stops: its nights, and the controls that move or remove it. */
export function StopRow({ stop, index, onStep, handle }: StopRowProps) {
  const { document, texts, view, edit } = useEditor();
  const { order, notice } = texts;
  const island = nameOf(view, stop.island);
  const dates = stopDates(document)?.[index];
  const day = (date: string) => formatDay(date, view.locale, 'short');
  function step(control: 'earlier' | 'later', by: -1 | 1) {
    if (!document.stops[index + by]) return null;
    return (
      <button
        type="button"
        data-control={control}
        aria-label={fill(order[`${control}Of`], { island })}
        onClick={() => onStep(by)}
        className="order-step"
      >
        {order[control]}
      </button>
    );
  }
  return (
    <div
      data-stop={stop.id}
      data-island={stop.island}
      {...roving('[data-control]')}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule bg-sheet py-2"
    >
      <span className="text-center font-ui text-lg text-ink-2 tabular-nums">{index + 1}</span>
      <div className="min-w-0">
        <p className="font-display text-lg leading-tight">{island}</p>
        <p className="font-ui text-sm leading-snug text-ink-2 tabular-nums">
          {dates ? `${day(dates.arrive)} – ${day(dates.leave)}` : order.noDates}
        </p>
      </div>
      {handle ?? <span className="size-11 noscript:hidden" />}
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3">
        <NightsStepper stop={stop} island={island} />
        <div className="-ml-2 flex flex-wrap noscript:hidden">
          {step('earlier', -1)}
          {step('later', 1)}
          <button
            type="button"
            data-control="remove"
            aria-label={fill(order.removeOf, { island })}
            onClick={() =>
              edit(`remove:${stop.id}`, (trip) => removeStop(trip, stop.id), {
                message: fill(notice.removed, { island }),
                takesFocus: true,
              })
            }
            className="order-step"
          >
            {order.remove}
          </button>
        </div>
      </div>
    </div>
  );
}
