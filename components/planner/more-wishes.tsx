import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icons';
import { formNames } from '@/lib/sea/planner/plan-request/form-query';
import type { FormValues } from '@/lib/sea/planner/plan-request/form-values';
import { hasMoreWishes } from '@/lib/sea/planner/plan-request/more-wishes';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import { BoatsFieldset } from './boats-fieldset';
import type { FaultTexts } from './fault-texts';
import { WishesFields } from './wishes-fields';

interface MoreWishesProps {
  query: PlanQuery;
  values: FormValues;
  fields: FaultTexts['fields'];
}

/** Third step: preferences, ferries, limits and the flight home. Folded unless one of them is set. */
export async function MoreWishes({ query, values, fields }: MoreWishesProps) {
  const t = await getTranslations('planner.form');
  return (
    <details open={hasMoreWishes(query) || undefined} className="group border-y border-rule">
      <summary className="flex min-h-14 list-none items-center gap-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="font-display text-xl leading-tight">
          <span className="me-2 font-ui text-lg text-ink-2 tabular-nums">3</span>
          {t('moreWishes')}
        </span>
        <span className="grow font-ui text-sm text-ink-2 max-sm:hidden">{t('moreWishesAre')}</span>
        <Icon name="chevron-down" className="ms-auto size-5 group-open:rotate-180" />
      </summary>
      <div className="space-y-8 pt-3 pb-8">
        <WishesFields query={query} fields={fields} />
        <BoatsFieldset query={query} fields={fields} />
        <fieldset className="min-w-0" id="ends">
          <legend className="font-display text-xl">{t('timesAtEnds')}</legend>
          <p className="font-ui text-sm text-ink-2">{t('timesAtEndsHint')}</p>
          <div className="mt-3 grid items-end gap-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
            <Field
              id="landing"
              name="landing"
              type="time"
              label={t('landing')}
              defaultValue={query.landing ?? ''}
              error={fields.landing}
            />
            <Field
              id="by"
              name="by"
              type="time"
              label={t('by')}
              defaultValue={query.by ?? ''}
              error={fields.by}
            />
            <Field
              id="last-after"
              name="last-after"
              type="time"
              label={t('lastAfter')}
              defaultValue={query['last-after'] ?? ''}
              error={fields['last-after']}
            />
          </div>
        </fieldset>
        <fieldset className="min-w-0" id="flight">
          <legend className="font-display text-xl">{t('flight')}</legend>
          <p className="font-ui text-sm text-ink-2">{t('flightHint')}</p>
          <div className="mt-3 grid gap-4 min-[22rem]:grid-cols-2">
            <Field
              id="flightDay"
              name={formNames.flightDay}
              type="date"
              label={t('flightDay')}
              defaultValue={values.flightDay}
              error={fields.flight}
            />
            <Field
              id="flightTime"
              name={formNames.flightTime}
              type="time"
              label={t('flightTime')}
              defaultValue={values.flightTime}
            />
            <div className="col-span-full">
              <Field
                id="buffer"
                name="buffer"
                type="number"
                inputMode="numeric"
                min={0}
                max={1440}
                step={15}
                label={t('buffer')}
                placeholder="180"
                defaultValue={query.buffer ?? ''}
                error={fields.buffer}
              />
            </div>
          </div>
        </fieldset>
      </div>
    </details>
  );
}
