import { getTranslations } from 'next-intl/server';
import { ChoiceGroup, Tick } from '@/components/ui/choice-group';
import { Field, SelectField } from '@/components/ui/field';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import { paces, priorities } from '@/lib/sea/planner/solver/request';
import { vehicles } from '@/lib/sea/timetable/types';
import type { FaultTexts } from './fault-texts';

/** Default number of travellers. */
const usual = { adults: '2', children: '0' };

/** Returns an unknown value as an option, so that it is shown with its error. */
const unlisted = (listed: readonly string[], value: string | undefined) =>
  value === undefined || listed.includes(value) ? null : <option value={value}>{value}</option>;

interface WishesFieldsetProps {
  query: PlanQuery;
  fields: FaultTexts['fields'];
  /** Fare classes as named in the feed; usually empty. */
  fareClasses: readonly string[];
}

/** Fields for preferences and travellers. */
export async function WishesFieldset(props: WishesFieldsetProps) {
  const { query, fields, fareClasses } = props;
  const t = await getTranslations('planner.form');
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
      <fieldset className="min-w-0 lg:col-span-2">
        <legend className="font-display text-2xl">{t('wishes')}</legend>
        <div className="mt-4 grid items-start gap-x-10 gap-y-6 sm:grid-cols-2">
          <div>
            <ChoiceGroup
              legend={t('priority')}
              name="wish"
              value={query.wish ?? 'balanced'}
              choices={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
              error={fields.wish}
            />
            <div className="mt-6 border-b border-rule">
              <Tick name="early" value="few" label={t('early')} checked={query.early === 'few'} />
              <Tick name="late" value="none" label={t('late')} checked={query.late === 'none'} />
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
      </fieldset>
      <div className="space-y-8">
        <fieldset className="min-w-0">
          <legend className="font-display text-2xl">{t('party')}</legend>
          <div className="mt-4 grid grid-cols-2 gap-4">
            {(['adults', 'children'] as const).map((name) => (
              <Field
                key={name}
                id={name}
                name={name}
                type="number"
                inputMode="numeric"
                min={0}
                max={9}
                label={t(name)}
                defaultValue={query[name] ?? usual[name]}
                error={fields[name]}
              />
            ))}
            <div className="col-span-2">
              <SelectField
                id="vehicle"
                name="vehicle"
                label={t('vehicle')}
                defaultValue={query.vehicle ?? ''}
                error={fields.vehicle}
              >
                <option value="">{t('noVehicle')}</option>
                {vehicles.map((vehicle) => (
                  <option key={vehicle} value={vehicle}>
                    {t(`vehicles.${vehicle}`)}
                  </option>
                ))}
                {unlisted(vehicles, query.vehicle)}
              </SelectField>
            </div>
            {fareClasses.length > 0 || query.class ? (
              <div className="col-span-2">
                <SelectField
                  id="class"
                  name="class"
                  label={t('class')}
                  defaultValue={query.class ?? ''}
                  error={fields.class}
                >
                  <option value="">{t('anyClass')}</option>
                  {fareClasses.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                  {unlisted(fareClasses, query.class)}
                </SelectField>
              </div>
            ) : null}
          </div>
        </fieldset>
      </div>
    </div>
  );
}
