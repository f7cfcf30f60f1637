import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import type { FormValues } from '@/lib/sea/planner/plan-request/form-values';
import { IslandChoices, type IslandRow } from './island-choices';
import { StepTitle } from './step-title';

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

/** First step: the chosen islands with their nights, and the list of all. */
export async function IslandsFieldset({ locale, values, choose, errors }: IslandsFieldsetProps) {
  const t = await getTranslations('planner.form');
  const islands = islandSlugs
    .map((slug) => ({ slug, name: islandName(slug, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <fieldset id="islands" tabIndex={-1} className="min-w-0 scroll-mt-28">
      <StepTitle number={1}>{t('islands')}</StepTitle>
      <p className="measure mt-1 font-ui text-sm text-ink-2">{t('islandsHint')}</p>
      {errors.islands ? (
        <p className="mt-2 font-ui text-sm font-medium text-bad">{errors.islands}</p>
      ) : null}
      <p className="planner-not-sure">
        {t('notSure')}{' '}
        <SiteLink
          href={routes.tripPlannerOriginal}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('suggestion')}
        </SiteLink>
      </p>
      <div className="mt-2">
        <IslandChoices
          islands={islands.map(({ slug, name }): IslandRow => {
            const [chosen, error] = [values.get(slug), errors.byIsland.get(slug)];
            return { slug, name, ...(chosen && { values: chosen }), ...(error && { error }) };
          })}
          words={{
            list: t('list', { count: islands.length }),
            least: t.raw('leastNights'),
            most: t.raw('mostNights'),
            fewer: t.raw('fewerNights'),
            more: t.raw('moreNights'),
            exactly: t.raw('exactNights'),
            night: t.raw('night'),
            range: t.raw('nightsRange'),
            to: t('to'),
            nights: t('nights'),
            ifItFits: t('ifItFits'),
            keysHint: t('keysHint'),
          }}
        />
      </div>
      <div className="planner-choose" data-shown={choose || errors.choose ? '' : undefined}>
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
    </fieldset>
  );
}
