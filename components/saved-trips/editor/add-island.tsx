'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { fill } from '@/lib/foundation/i18n/fill';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { addStop } from '@/lib/trips/saved-trips/rules';
import { useEditor } from './editor-context';
import { nameOf } from './view';

/** Form that adds an island at the end of the trip. */
export function AddIsland() {
  const { document, texts, view, edit } = useEditor();
  const { order, notice } = texts;
  const [island, setIsland] = useState('');
  if (document.stops.length >= tripLimits.stops) {
    return <p className="mt-4 font-ui">{fill(order.full, { count: tripLimits.stops })}</p>;
  }
  function add() {
    if (!isIslandSlug(island)) return;
    const id = crypto.randomUUID();
    edit(`add:${id}`, (trip) => addStop(trip, island, { id }), {
      message: fill(notice.added, { island: nameOf(view, island) }),
    });
    setIsland('');
  }
  return (
    <div className="mt-4 flex items-end gap-3 noscript:hidden">
      <div className="grow sm:max-w-64">
        <SelectField
          id="add-island"
          label={order.add}
          value={island}
          onChange={(event) => setIsland(event.target.value)}
        >
          <option value="">{order.choose}</option>
          {view.islands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <button
        type="button"
        aria-disabled={island === ''}
        onClick={add}
        className={buttonClass('secondary', 'aria-disabled:opacity-60')}
      >
        {order.addButton}
      </button>
    </div>
  );
}
