import { getTranslations } from 'next-intl/server';
import { Field, SelectField } from '@/components/ui/field';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import { vehicles } from '@/lib/sea/timetable/types';
import type { FaultTexts } from './fault-texts';

/** Default number of travellers. */
const usual = { adults: '2', children: '0' };

/** Returns an unknown value as an option, so that it is shown with its error. */
const unlisted = (listed: readonly string[], value: string | undefined) =>
  value === undefined || listed.includes(value) ? null : <option value={value}>{value}</option>;

interface PartyFieldsProps {
  query: PlanQuery;
  fields: FaultTexts['fields'];
  /** Fare classes as named in the feed; usually empty. */
  fareClasses: readonly string[];
}

/** Fields for travellers, their vehicle and their class. */
export async function PartyFields({ query, fields, fareClasses }: PartyFieldsProps) {
  const t = await getTranslations('planner.form');
  return (
    <div className="mt-4 grid grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_2fr]">
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
      <div className="max-sm:col-span-2">
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
        <div className="col-span-full">
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
  );
}
