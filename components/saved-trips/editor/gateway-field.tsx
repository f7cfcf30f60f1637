'use client';

import { SelectField } from '@/components/ui/field';
import { setFields } from './changes';
import { useEditor } from './editor-context';

const groups = ['ports', 'airports', 'islands'] as const;

/** Field for the start or end of the trip: mainland ports, airports, islands. */
export function GatewayField({ end }: { end: 'start' | 'end' }) {
  const { document, texts, view, edit } = useEditor();
  const { facts } = texts;
  const name = `${end}Gateway` as const;
  return (
    <SelectField
      id={`trip-${end}`}
      label={facts[end]}
      value={document[name] ?? ''}
      onChange={({ target }) =>
        edit(name, setFields({ [name]: target.value || null }), { keepsBoats: true })
      }
    >
      <option value="">{facts.gateway}</option>
      {groups.map((group) => (
        <optgroup key={group} label={facts[group]}>
          {view.gateways[group].map(({ id, name: place }) => (
            <option key={id} value={id}>
              {place}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
