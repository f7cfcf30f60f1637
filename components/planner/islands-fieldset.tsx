import { getTranslations } from 'next-intl/server';
import { ArchipelagoChart } from '@/components/maps/archipelago-chart';
import { SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { islandName } from '@/lib/records/charts/island-names';
import type { FormValues } from '@/lib/sea/planner/plan-request/form-values';
import { ChartPicker } from './chart-picker';
import { IslandChoices, type IslandRow } from './island-choices';

interface IslandsFieldsetProps {
  locale: Locale;
  values: FormValues['islands'];
  /** Value of `choose`; empty for as many islands as fit. */
  choose: string;
  errors: {
    readonly islands?: string | undefined;
    readonly choose?: string | undefined;
    readonly byIsland: ReadonlyMap<string, string>;
  };
}

/** Options for the number of islands. */
const counts = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Islands as a chart and as a list with the same checkboxes. Without JavaScript, the chart links to
 * the checkboxes.
 */
export async function IslandsFieldset({ locale, values, choose, errors }: IslandsFieldsetProps) {
  const t = await getTranslations('planner.form');
  const islands = islandSlugs
    .map((slug) => ({ slug, name: islandName(slug, locale), href: `#pick-${slug}` }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <fieldset id="islands" className="min-w-0 scroll-mt-28">
      <legend className="font-display text-2xl">{t('islands')}</legend>
      <p className="measure mt-1 text-ink-2">{t('islandsHint')}</p>
      {errors.islands ? (
        <p className="mt-2 font-ui text-sm font-medium text-bad">{errors.islands}</p>
      ) : null}
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="mx-auto w-full max-w-[34rem] lg:sticky lg:top-24">
          <ChartPicker chosen={t.raw('chosenOnChart')} dropped={t.raw('droppedOnChart')}>
            <ArchipelagoChart
              locale={locale}
              islands={islands}
              layout="poster"
              title={t('chart')}
            />
          </ChartPicker>
        </div>
        <div>
          <IslandChoices
            islands={islands.map(({ slug, name }): IslandRow => {
              const [chosen, error] = [values.get(slug), errors.byIsland.get(slug)];
              return { slug, name, ...(chosen && { values: chosen }), ...(error && { error }) };
            })}
            words={{
              least: t.raw('leastNights'),
              most: t.raw('mostNights'),
              to: t('to'),
              nights: t('nights'),
              ifItFits: t('ifItFits'),
            }}
          />
          <div className="mt-5 max-w-sm">
            <SelectField
              id="choose"
              name="choose"
              label={t('choose')}
              hint={t('chooseHint')}
              error={errors.choose}
              defaultValue={choose}
            >
              <option value="">{t('asManyAsFit')}</option>
              {counts.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
      </div>
    </fieldset>
  );
}
