'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay } from '@/lib/foundation/i18n/format';
import { setLeg } from '@/lib/trips/saved-trips/rules';
import { Boats } from './boats';
import { useEditor } from './editor-context';
import { LegChoice } from './leg-choice';
import type { LegEnds } from './leg-ends';
import type { EditorTexts } from './texts';
import { boatKey, type EditorView, nameOf, placesOf } from './view';

export const quietButton = 'text-link inline-flex min-h-11 items-center font-ui text-sm';

/** Crossing of the trip: the boats chosen and those available that day. */
export function Leg({ ends }: { ends: LegEnds }) {
  const { document, texts, view, edit } = useEditor();
  const { from, to, date, position } = ends;
  const chosen = document.legs.find((leg) => leg.position === position);
  const offers = ends.key === null ? undefined : view.offers[ends.key];
  const why = reason(ends, view, texts);
  const first = chosen?.sailings[0];
  const backups = (first && view.backups[boatKey(first)]) ?? [];
  const isHome = position === document.stops.length;
  const end = (id: string | null) => (id ? nameOf(view, id) : '…');
  return (
    <section
      id={`leg-${position + 1}`}
      className="scroll-mt-28 border-l-2 border-dotted border-control py-6 pl-4 sm:pl-6"
    >
      {date ? <p className="label-caps">{formatDay(date, view.locale)}</p> : null}
      <h3 className="mt-1">
        {isHome && to === null ? (
          texts.leg.home
        ) : (
          <>
            {end(from)} <span aria-hidden="true">→</span>{' '}
            <span className="sr-only">{texts.leg.to} </span>
            {end(to)}
          </>
        )}
      </h3>
      {chosen ? <Boats sailings={chosen.sailings} /> : null}
      {backups.map((line) => (
        <p key={line} className="measure mt-1 font-ui text-sm text-ink-2">
          {line}
        </p>
      ))}
      {why ? (
        <p className="measure mt-2 font-ui text-sm text-ink-2">{why}</p>
      ) : (
        <LegChoice key={ends.key} ends={ends} offers={offers} chosen={chosen} />
      )}
      <div className="flex flex-wrap gap-x-6 noscript:hidden" data-print="hide">
        {!why && offers?.search ? (
          <a href={offers.search} className={quietButton}>
            {texts.leg.others}
          </a>
        ) : null}
        {chosen ? (
          <button
            type="button"
            className={quietButton}
            onClick={() =>
              edit(`leg:${position}:out`, (trip) => setLeg(trip, position, []), {
                message: texts.notice.legRemoved,
                takesFocus: true,
                isOfBoats: true,
              })
            }
          >
            {texts.leg.remove}
          </button>
        ) : null}
      </div>
    </section>
  );
}

/** Reason why no boats can be chosen; undefined if they may exist. */
function reason(ends: LegEnds, view: EditorView, { leg }: EditorTexts): string | undefined {
  const { from, to, date } = ends;
  if (from && to && placesOf(view, from).some((place) => placesOf(view, to).includes(place))) {
    return leg.same;
  }
  if (!from) return leg.noGatewayStart;
  if (!to) return leg.noGatewayEnd;
  if (!date) return leg.noDates;
  const { start, end, startText, endText } = view.covers;
  if (date < start || date > end) return fill(leg.outside, { start: startText, end: endText });
  return undefined;
}
