export interface Choice {
  value: string;
  label: string;
  /** Language of the label if it differs from that of the page. */
  lang?: string;
}

interface ChoiceFieldProps {
  name: string;
  legend: string;
  choices: Choice[];
  chosen: string;
  error: string | undefined;
}

/** Group of radio buttons. */
export function ChoiceField({ name, legend, choices, chosen, error }: ChoiceFieldProps) {
  return (
    // React resets radio buttons to their first state; the new key keeps the chosen one.
    <fieldset key={chosen} aria-describedby={error ? `profile-${name}-error` : undefined}>
      <legend className="font-ui text-sm font-medium">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {choices.map(({ value, label, lang }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[3px] border border-control px-4 font-ui hover:bg-deep has-checked:border-ink has-checked:bg-deep"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-4 accent-ink"
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`profile-${name}-error`} className="mt-1 font-ui text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
