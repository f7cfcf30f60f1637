import { getTranslations } from 'next-intl/server';
import { formNames } from '@/lib/planner/address/form-query';
import type { IslandValues } from '@/lib/planner/address/form-values';

interface IslandChoiceProps {
  slug: string;
  name: string;
  /** Undefined where the island is not chosen. */
  values: IslandValues | undefined;
  error?: string | undefined;
}

const nightsField =
  'min-h-11 w-16 rounded-[3px] border bg-raised px-2 py-1 text-center font-ui text-[1rem] tabular-nums';

/** An island to tick, and once ticked its nights. The row opens by style alone, so it does without a script. */
export async function IslandChoice({ slug, name, values, error }: IslandChoiceProps) {
  const t = await getTranslations('planner.form');
  const id = `pick-${slug}`;
  const errorId = error ? `${id}-error` : undefined;
  const nights = (end: 'min' | 'max', fallback: string) => (
    <input
      type="number"
      inputMode="numeric"
      name={formNames[end](slug)}
      min={1}
      max={30}
      defaultValue={values?.[end] ?? fallback}
      aria-label={t(end === 'min' ? 'leastNights' : 'mostNights', { island: name })}
      aria-invalid={error ? true : undefined}
      aria-describedby={errorId}
      className={`${nightsField} ${error ? 'border-bad' : 'border-control'}`}
    />
  );
  return (
    <li className="group border-t border-rule">
      <label
        htmlFor={id}
        className="flex min-h-11 items-center gap-3 py-1 font-ui leading-snug group-has-[:checked]:font-semibold"
      >
        <input
          id={id}
          type="checkbox"
          name={formNames.island}
          value={slug}
          defaultChecked={values !== undefined}
          data-pick={slug}
          className="size-5 shrink-0 scroll-mt-32 accent-(--accent)"
        />
        {name}
      </label>
      <div className="hidden pb-3 pl-8 font-ui text-sm group-has-[[data-pick]:checked]:block">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {nights('min', '2')}
          <span>{t('to')}</span>
          {nights('max', '3')}
          <span>{t('nights')}</span>
        </p>
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2 text-ink-2">
          <input
            type="checkbox"
            name={formNames.optional(slug)}
            value="1"
            defaultChecked={values?.optional ?? false}
            className="size-5 shrink-0 accent-(--accent)"
          />
          {t('ifItFits')}
        </label>
        {error ? (
          <p id={errorId} className="mt-1 font-medium text-bad">
            {error}
          </p>
        ) : null}
      </div>
    </li>
  );
}
