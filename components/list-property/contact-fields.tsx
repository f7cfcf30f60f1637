import { Field } from '@/components/ui/field';
import type { PartProps } from './form-texts';

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
