import { priceSeasons } from '@/lib/booking/list-property/fields';
import { fill } from '@/lib/foundation/i18n/fill';
import type { PartProps } from './form-texts';

/** Minimum and maximum price per night by season: four rows, two columns. */
export function PriceFields({ texts, choices, typed, faults }: PartProps) {
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
                    className={`min-h-11 w-full rounded-[3px] border bg-raised px-3 text-right font-ui text-[1rem] tabular-nums ${faults[name] ? 'border-bad' : 'border-control'}`}
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
