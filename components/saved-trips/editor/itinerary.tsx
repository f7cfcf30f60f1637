'use client';

import { useEditor } from './editor-context';
import { Leg } from './leg';
import { legEnds } from './leg-ends';
import { Stay } from './stay';

/** Itinerary: a crossing, the days on the island, the next crossing. */
export function Itinerary() {
  const { document, texts } = useEditor();
  return (
    <section id="days" aria-labelledby="days-title" className="min-w-0 scroll-mt-28">
      <h2 id="days-title" className="mb-4">
        {texts.days.title}
      </h2>
      {document.stops.length === 0 ? <p className="text-ink-2">{texts.days.empty}</p> : null}
      <ol>
        {legEnds(document).map((ends) => {
          const stop = document.stops[ends.position];
          return (
            <li key={stop?.id ?? 'home'}>
              <Leg ends={ends} />
              {stop ? <Stay stop={stop} index={ends.position} /> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
