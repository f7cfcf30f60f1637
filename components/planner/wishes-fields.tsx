import { getTranslations } from 'next-intl/server';
import { ChoiceGroup, Tick } from '@/components/ui/choice-group';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import { paces, priorities } from '@/lib/sea/planner/problem/request';
import type { FaultTexts } from './fault-texts';

interface WishesFieldsProps {
  query: PlanQuery;
  fields: FaultTexts['fields'];
}

/** Fields for priority, hours and pace. */
export async function WishesFields({ query, fields }: WishesFieldsProps) {
  const t = await getTranslations('planner.form');
  return (
    <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
      <div>
        <ChoiceGroup
          legend={t('priority')}
          name="wish"
          value={query.wish ?? 'balanced'}
          choices={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          error={fields.wish}
        />
        <div className="mt-4 border-b border-rule">
          <Tick name="early" value="few" label={t('early')} checked={query.early === 'few'} />
          <Tick name="late" value="none" label={t('late')} checked={query.late === 'none'} />
          <Tick name="seasick" value="1" label={t('seasick')} checked={query.seasick === '1'} />
        </div>
      </div>
      <ChoiceGroup
        legend={t('pace')}
        name="pace"
        value={query.pace ?? 'steady'}
        choices={paces.map((value) => ({
          value,
          label: t(`paces.${value}`),
          hint: t(`paceHints.${value}`),
        }))}
        error={fields.pace}
      />
    </div>
  );
}
