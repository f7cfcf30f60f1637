'use client';

import { formatEuros } from '@/lib/foundation/i18n/format';
import { tripCost } from '@/lib/trips/saved-trips/cost';
import { unsummed } from '@/lib/trips/saved-trips/entry-listing';
import { useEditor } from './editor-context';
import { legEnds } from './leg-ends';
import { counted } from './texts';
import { placesOf } from './view';

/** Cost of the trip, and items not included in the sum. */
export function CostSummary() {
  const { document, texts, view } = useEditor();
  const { cost } = texts;
  const sums = tripCost(document);
  const unpriced = unsummed(document.entries, view.listings);
  const missing = legEnds(document).filter(({ position, from, to }) => {
    if (!from || !to || document.legs.some((leg) => leg.position === position)) return false;
    return !placesOf(view, from).some((place) => placesOf(view, to).includes(place));
  }).length;
  const remarks = [
    sums.unknownFares > 0 ? counted(sums.unknownFares, cost.unknown) : '',
    unpriced > 0 ? counted(unpriced, cost.unpriced) : '',
    missing > 0 ? counted(missing, cost.missingLegs) : '',
    sums.boats > 0 ? (sums.vehicleFareMissing ? cost.party : cost.partyOnFoot) : '',
  ].filter(Boolean);
  return (
    <section aria-labelledby="cost-title" className="mt-8">
      <h2 id="cost-title" className="sr-only">
        {cost.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 border-b border-rule lg:grid-cols-5">
        {(['total', 'boats', 'hotels', 'activities', 'vehicles'] as const).map((name) => (
          <div
            key={name}
            data-cost={name}
            className="flex flex-col-reverse justify-end border-t border-rule py-3 max-lg:first:col-span-2"
          >
            <dt className="font-ui text-sm leading-snug text-ink-2">{cost[name]}</dt>
            <dd className="font-ui text-2xl leading-tight font-medium tabular-nums">
              {formatEuros(sums[name], view.locale)}
            </dd>
          </div>
        ))}
      </dl>
      {remarks.length > 0 ? (
        <p className="mt-2 font-ui text-sm text-ink-2">{remarks.join(' ')}</p>
      ) : null}
    </section>
  );
}
