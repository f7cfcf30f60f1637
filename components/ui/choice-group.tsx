interface ChoiceGroupProps {
  legend: string;
  name: string;
  /** Selected value. */
  value: string;
  choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  error?: string | undefined;
}

/** Group of radio buttons. */
export function ChoiceGroup({ legend, name, value, choices, error }: ChoiceGroupProps) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-ui text-sm font-medium">{legend}</legend>
      <div className="mt-1 border-b border-rule">
        {choices.map((choice) => (
          <label key={choice.value} className="tick">
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
            />
            <span>
              {choice.label}
              {choice.hint ? <span className="block text-sm text-ink-2">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} className="mt-1 font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

interface TickProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
}

/** Checkbox for an option. */
export function Tick({ name, value, label, checked }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  );
}
