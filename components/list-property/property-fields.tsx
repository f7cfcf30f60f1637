import { Field, SelectField } from '@/components/ui/field';
import { amenityPrefix, priceSeasons } from '@/lib/booking/list-property/fields';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Option, PartProps } from './form-texts';

/** Fields for kind, name, place and description. */
export function AboutFields({ texts, choices, typed, faults }: PartProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice
          name="kind"
          label={texts.kind}
          choose={texts.kindChoose}
          options={choices.kinds}
          chosen={typed.kind}
          error={faults.kind}
        />
        <Choice
          name="island"
          label={texts.island}
          choose={texts.islandChoose}
          options={choices.islands}
          chosen={typed.island}
          error={faults.island}
        />
      </div>
      <Field
        id="property-name"
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        error={faults.name}
        defaultValue={typed.name}
        autoComplete="organization"
        required
      />
      <Field
        id="property-place"
        name="place"
        label={texts.place}
        error={faults.place}
        defaultValue={typed.place}
        autoComplete="off"
        required
      />
      <Field
        multiline
        id="property-description"
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        error={faults.description}
        defaultValue={typed.description}
        required
      />
      <Field
        id="property-website"
        name="website"
        label={`${texts.website} (${texts.optional})`}
        error={faults.website}
        defaultValue={typed.website}
        autoComplete="url"
        inputMode="url"
      />
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  choose: string;
  options: readonly Option[];
  chosen: string | undefined;
  error: string | undefined;
}

function Choice({ name, label, choose, options, chosen, error }: ChoiceProps) {
  return (
    <SelectField
      // React resets a select to its first option; the new key keeps the chosen one.
      key={chosen}
      id={`property-${name}`}
      name={name}
      label={label}
      error={error}
      defaultValue={chosen ?? ''}
      required
    >
      <option value="">{choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

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

/** Minimum and maximum price per night by season: four rows, two columns. */
function PriceFields({ texts, choices, typed, faults }: PartProps) {
  return (
    <fieldset className="min-w-0" aria-describedby="property-prices-hint">
      <legend className="font-ui text-sm font-medium">{texts.prices}</legend>
      <p id="property-prices-hint" className="font-ui text-sm text-ink-2">
        {texts.pricesHint}
      </p>
      <div
        aria-hidden="true"
        className="mt-3 grid grid-cols-[minmax(0,1fr)_5.5rem_5.5rem] gap-x-3 border-rule border-b pb-1 font-ui text-sm text-ink-2"
      >
        <span>{texts.season}</span>
        <span className="text-right">{texts.from}</span>
        <span className="text-right">{texts.to}</span>
      </div>
      {priceSeasons.map((season) => {
        const months = choices.seasons[season] ?? season;
        const fault = faults[`${season}From`] ?? faults[`${season}To`];
        const errorId = `property-${season}-error`;
        return (
          <div key={season} className="border-rule border-b py-2">
            <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_5.5rem] items-center gap-x-3">
              <span className="font-ui">{months}</span>
              {(['From', 'To'] as const).map((end) => {
                const name = `${season}${end}` as const;
                return (
                  <input
                    key={end}
                    id={`property-${name}`}
                    name={name}
                    defaultValue={typed[name]}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={fill(end === 'From' ? texts.fromOf : texts.toOf, {
                      season: months,
                    })}
                    aria-invalid={faults[name] ? true : undefined}
                    aria-describedby={fault ? errorId : undefined}
                    className={`min-h-11 w-full rounded-[3px] border bg-raised px-3 text-right font-ui text-base tabular-nums ${faults[name] ? 'border-bad' : 'border-control'}`}
                  />
                );
              })}
            </div>
            {fault ? (
              <p id={errorId} className="mt-1 font-ui text-sm font-medium text-bad">
                {fault}
              </p>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Contact fields of the owner. */
export function ContactFields({ texts, typed, faults }: PartProps) {
  return (
    <>
      <Field
        id="property-contactName"
        name="contactName"
        label={texts.contactName}
        error={faults.contactName}
        defaultValue={typed.contactName}
        autoComplete="name"
        required
      />
      <Field
        id="property-contactEmail"
        name="contactEmail"
        type="email"
        label={texts.contactEmail}
        hint={texts.contactEmailHint}
        error={faults.contactEmail}
        defaultValue={typed.contactEmail}
        autoComplete="email"
        required
      />
      <Field
        id="property-contactPhone"
        name="contactPhone"
        type="tel"
        label={`${texts.contactPhone} (${texts.optional})`}
        error={faults.contactPhone}
        defaultValue={typed.contactPhone}
        autoComplete="tel"
      />
    </>
  );
}
