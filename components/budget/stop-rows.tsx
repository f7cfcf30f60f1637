import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { islandName } from '@/lib/records/charts/island-names';
import { budgetLimits } from '@/lib/trips/budget/question';
import type { BudgetRequest } from './budget-request';

const control =
  'block w-full min-h-11 rounded-[3px] border bg-raised px-3 py-2 font-ui text-base text-ink';

/** Minimum number of rows. Visitors who need more get one further row per calculation. */
const fewestRows = 3;

/** Rows for islands and nights: one for each island of the query, and an empty one. */
export async function StopRows({
  rows,
  errors,
  locale,
}: Pick<BudgetRequest, 'rows' | 'errors'> & { locale: Locale }) {
  const t = await getTranslations('budget.form');
  const islands = islandSlugs
    .map((slug) => ({ slug, name: islandName(slug, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const count = Math.min(Math.max(rows.length + 1, fewestRows), budgetLimits.stops);
  const shown = Array.from({ length: Math.max(count, rows.length) }, (_, at) => rows[at]);
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl">{t('islands')}</legend>
      <ol className="budget-stops">
        {shown.map((row, at) => {
          const [island = '', nights = ''] = [row?.island, row?.nights];
          const [wrongIsland, wrongNights] = [errors[`island.${at}`], errors[`nights.${at}`]];
          const isKnown = islands.some(({ slug }) => slug === island);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have an order and nothing else.
            <li key={at}>
              <div>
                <select
                  id={`budget-island-${at}`}
                  name="island"
                  aria-label={t('island', { number: at + 1 })}
                  defaultValue={island}
                  aria-invalid={wrongIsland ? true : undefined}
                  aria-describedby={wrongIsland ? `budget-island-${at}-error` : undefined}
                  className={`${control} ${wrongIsland ? 'border-bad' : 'border-control'}`}
                >
                  <option value="">{t('choose')}</option>
                  {island && !isKnown ? <option value={island}>{island}</option> : null}
                  {islands.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
                <label className="font-ui text-sm">
                  <input
                    id={`budget-nights-${at}`}
                    name="nights"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={3}
                    defaultValue={nights}
                    aria-invalid={wrongNights ? true : undefined}
                    aria-describedby={wrongNights ? `budget-nights-${at}-error` : undefined}
                    className={`${control} text-end tabular-nums ${wrongNights ? 'border-bad' : 'border-control'}`}
                  />
                  {t('nights')}
                </label>
              </div>
              <Wrong id={`budget-island-${at}-error`} text={wrongIsland} />
              <Wrong id={`budget-nights-${at}-error`} text={wrongNights} />
            </li>
          );
        })}
      </ol>
      <p className="mt-2 font-ui text-sm text-ink-2">{t('more', { stops: budgetLimits.stops })}</p>
    </fieldset>
  );
}

function Wrong({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1 font-ui text-sm font-medium text-bad">
      {text}
    </p>
  );
}
