import { getTranslations } from 'next-intl/server';
import { Tick } from '@/components/ui/choice-group';
import { Field } from '@/components/ui/field';
import type { PlanQuery } from '@/lib/planner/address/query';
import { vesselKinds } from '@/lib/timetable/types';
import type { FaultTexts } from './fault-texts';

interface BoatsFieldsetProps {
  query: PlanQuery;
  fields: FaultTexts['fields'];
}

/** What every boat of the plan has to be. */
export async function BoatsFieldset({ query, fields }: BoatsFieldsetProps) {
  const t = await getTranslations('planner.form');
  const kinds = await getTranslations('ferries.vesselKinds');
  const picked = new Set(query.kind?.split(','));
  return (
    <fieldset className="min-w-0" id="boats">
      <legend className="font-display text-2xl">{t('boats')}</legend>
      <p className="font-ui text-sm text-ink-2">{t('boatsHint')}</p>
      <p className="mt-3 font-ui text-sm font-medium">{t('kinds')}</p>
      <div className="border-b border-rule">
        {vesselKinds.map((kind) => (
          <Tick
            key={kind}
            name="kind"
            value={kind}
            label={kinds(kind)}
            checked={picked.has(kind)}
          />
        ))}
        <Tick name="direct" value="1" label={t('direct')} checked={query.direct === '1'} />
      </div>
      <div className="mt-3 grid grid-cols-2 items-end gap-4">
        <Field
          id="after"
          name="after"
          type="time"
          label={t('after')}
          defaultValue={query.after}
          error={fields.after}
        />
        <Field
          id="before"
          name="before"
          type="time"
          label={t('before')}
          defaultValue={query.before}
          error={fields.before}
        />
        <div className="col-span-2">
          <Field
            id="max-wait"
            name="max-wait"
            type="number"
            inputMode="decimal"
            min={0.25}
            max={10}
            step="any"
            label={t('maxWait')}
            defaultValue={query['max-wait']}
            error={fields['max-wait']}
          />
        </div>
      </div>
    </fieldset>
  );
}
