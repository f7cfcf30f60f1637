import { Field, SelectField } from '@/components/ui/field';
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
