'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { setNights } from '@/lib/trips/saved-trips/rules';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';
import { counted } from './texts';
import { useDraft } from './use-draft';

const button =
  'flex size-11 shrink-0 items-center justify-center border border-control font-ui text-xl leading-none hover:border-ink hover:bg-deep aria-disabled:opacity-50';

/** Field for the nights on an island. Its buttons are no tab stops, because its arrow keys do the same. */
export function NightsStepper({ stop, island }: { stop: TripStop; island: string }) {
  const { texts, edit } = useEditor();
  const { order, nights: nightsTexts } = texts;
  const { id, nights } = stop;
  const take = (count: number) =>
    edit(`nights:${id}`, (trip) => setNights(trip, id, count), { keepsBoats: true });
  const draft = useDraft(nights, {
    write: String,
    read: (text) => (/^\d+$/.test(text) ? Math.min(Number(text), tripLimits.nights) : undefined),
    take,
  });
  const step = (by: -1 | 1) => {
    const next = nights + by;
    const isPossible = next >= 0 && next <= tripLimits.nights;
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={fill(by < 0 ? order.fewer : order.more, { island })}
        // Not `disabled`: a disabled button would lose the focus at the limit.
        aria-disabled={!isPossible}
        onClick={() => isPossible && take(next)}
        className={`${button} ${by < 0 ? 'rounded-l-[3px] border-r-0' : 'rounded-r-[3px] border-l-0'}`}
      >
        <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
      </button>
    );
  };
  const unit = nights === 0 ? order.dayVisit : counted(nights, nightsTexts);
  return (
    <div className="flex items-center gap-x-2 py-1">
      <div className="flex">
        {step(-1)}
        <input
          type="number"
          inputMode="numeric"
          aria-label={fill(order.nightsOf, { island })}
          data-nights=""
          min={0}
          max={tripLimits.nights}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onBlur={draft.settle}
          className="h-11 w-12 appearance-none border border-control bg-raised text-center font-ui text-base tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        {step(1)}
      </div>
      <span className="font-ui text-sm text-ink-2">{unit}</span>
    </div>
  );
}
