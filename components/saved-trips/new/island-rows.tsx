import { mostRows, rowNames, rowsShown } from './row-names';

export interface IslandRowsTexts {
  islands: string;
  islandsHint: string;
  moreIslands: string;
  noIsland: string;
  nights: string;
  /** Accessible names of the controls, by row. */
  islandLabels: readonly string[];
  nightsLabels: readonly string[];
}

interface IslandRowsProps {
  islands: readonly { value: string; label: string }[];
  /** Values sent before. */
  fields: Readonly<Record<string, string>>;
  error: string | undefined;
  texts: IslandRowsTexts;
}

const control = 'min-h-11 w-full rounded-[3px] border border-control bg-raised px-3 py-2 text-base';

/**
 * Fields for islands in order with their nights: a few rows, and more in a fold that opens without
 * JavaScript.
 */
export function IslandRows({ islands, fields, error, texts }: IslandRowsProps) {
  const errorId = error ? 'trip-islands-error' : undefined;
  const numbers = Array.from({ length: mostRows }, (_, index) => index + 1);
  const further = numbers.slice(rowsShown);
  const row = (number: number) => {
    const [island, nights] = rowNames(number);
    return (
      <li
        key={number}
        className="grid grid-cols-[1.75rem_minmax(0,1fr)_6rem] items-center gap-x-3 border-t border-rule py-2"
      >
        <span aria-hidden="true" className="text-center text-lg text-ink-2 tabular-nums">
          {number}
        </span>
        <select
          name={island}
          defaultValue={fields[island] ?? ''}
          aria-label={texts.islandLabels[number - 1]}
          aria-describedby={errorId}
          className={control}
        >
          <option value="">{texts.noIsland}</option>
          {islands.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <input
          type="number"
          inputMode="numeric"
          name={nights}
          min={0}
          max={60}
          defaultValue={fields[nights] ?? '2'}
          aria-label={texts.nightsLabels[number - 1]}
          aria-describedby={errorId}
          className={`${control} text-center tabular-nums`}
        />
      </li>
    );
  };
  return (
    <fieldset className="min-w-0 font-ui" aria-describedby={errorId}>
      <legend className="font-display text-xl">{texts.islands}</legend>
      <p className="mt-1 text-sm text-ink-2">{texts.islandsHint}</p>
      {error ? (
        <p id={errorId} className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      <p aria-hidden="true" className="mt-3 pb-1 text-end text-sm text-ink-2">
        <span className="inline-block w-24 text-center">{texts.nights}</span>
      </p>
      <ol>{numbers.slice(0, rowsShown).map(row)}</ol>
      <details
        className="border-y border-rule"
        open={further.some((number) => fields[rowNames(number)[0]]) || undefined}
      >
        <summary className="min-h-11 px-1 py-2.5 font-medium hover:text-accent">
          {texts.moreIslands}
        </summary>
        <ol>{further.map(row)}</ol>
      </details>
    </fieldset>
  );
}
