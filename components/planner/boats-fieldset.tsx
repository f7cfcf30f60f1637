import { getTranslations } from 'next-intl/server';
import { BoatWishes } from '@/components/timetable/boat-wishes';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import type { FaultTexts } from './fault-texts';

interface BoatsFieldsetProps {
  query: PlanQuery;
  fields: FaultTexts['fields'];
}

/** Fields with requirements for every ferry of the plan. */
export async function BoatsFieldset({ query, fields }: BoatsFieldsetProps) {
  const t = await getTranslations('planner.form');
  const { kind = '', direct, after, before } = query;
  return (
    <fieldset className="min-w-0" id="boats">
      <legend className="font-display text-xl">{t('boats')}</legend>
      <p className="mb-3 font-ui text-sm text-ink-2">{t('boatsHint')}</p>
      <BoatWishes
        values={{
          kinds: kind.split(','),
          direct: direct === '1',
          after,
          before,
          maxWait: query['max-wait'],
          maxHours: query['max-hours'],
          maxPrice: query['max-price'],
        }}
        errors={fields}
        wait={{ min: 0.25, max: 10 }}
        className="mt-3 grid items-end gap-4 min-[22rem]:grid-cols-2"
      />
    </fieldset>
  );
}
