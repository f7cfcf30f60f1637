interface AuthorisedFieldProps {
  label: string;
  isChecked: boolean;
  error: string | undefined;
}

/**
 * Checkbox for the authority to offer the property: the last field, and unchecked for every
 * submission.
 */
export function AuthorisedField({ label, isChecked, error }: AuthorisedFieldProps) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 font-ui">
        <input
          id="property-authorised"
          type="checkbox"
          name="authorised"
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'property-authorised-error' : undefined}
          className="mt-1 size-4 shrink-0 accent-ink"
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id="property-authorised-error" className="font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
