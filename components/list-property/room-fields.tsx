import { Field } from '@/components/ui/field';
import { amenityPrefix } from '@/lib/booking/list-property/fields';
import type { PartProps } from './form-texts';
import { PriceFields } from './price-fields';

/** Fields for the number of rooms, prices and amenities. */
export function RoomFields(props: PartProps) {
  const { texts, choices, typed, faults } = props;
  return (
    <>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <Field
          id="property-rooms"
          name="rooms"
          label={texts.roomsCount}
          error={faults.rooms}
          defaultValue={typed.rooms}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Field
          id="property-guests"
          name="guests"
          label={texts.guestsCount}
          error={faults.guests}
          defaultValue={typed.guests}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <PriceFields {...props} />
      <fieldset className="min-w-0" aria-describedby="property-amenities-hint">
        <legend className="font-ui text-sm font-medium">{texts.amenities}</legend>
        <p id="property-amenities-hint" className="font-ui text-sm text-ink-2">
          {texts.amenitiesHint}
        </p>
        <div className="mt-2 grid gap-x-6 border-rule border-t sm:grid-cols-2">
          {choices.amenities.map(({ value, label }) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-3 border-rule border-b font-ui hover:bg-deep has-checked:bg-deep"
            >
              <input
                type="checkbox"
                name={`${amenityPrefix}${value}`}
                defaultChecked={Boolean(typed[`${amenityPrefix}${value}`])}
                className="ml-1 size-4 accent-ink"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
