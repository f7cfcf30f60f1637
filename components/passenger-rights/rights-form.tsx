import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { numberFields, type RightsQuestion } from '@/lib/sea/ferries/passenger-rights/query';
import { incidentCauses, incidentKinds } from '@/lib/sea/ferries/passenger-rights/rights';

interface RightsFormProps {
  locale: Locale;
  question: RightsQuestion | undefined;
}

/** Form for one boat. Works without JavaScript. */
export async function RightsForm({ locale, question }: RightsFormProps) {
  const t = await getTranslations('passengerRights.form');
  const { boat, incident, values = {}, faults = [] } = question ?? {};
  return (
    <form action={localizePath(routes.disruptionsRights, locale)} className="grid gap-4">
      {boat ? (
        <>
          <input type="hidden" name="boat" value={boat.id} />
          <input type="hidden" name="from" value={boat.from} />
          <input type="hidden" name="to" value={boat.to} />
        </>
      ) : null}
      <SelectField id="what" name="what" label={t('what')} defaultValue={incident?.kind}>
        {incidentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="cause"
        name="cause"
        label={t('cause')}
        defaultValue={incident?.cause ?? 'unknown'}
      >
        {incidentCauses.map((cause) => (
          <option key={cause} value={cause}>
            {t(`causes.${cause}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid items-end gap-4 min-[22.5rem]:grid-cols-2">
        {numberFields.map((name) => (
          <Field
            key={name}
            id={name}
            name={name}
            label={t(name)}
            hint={name === 'arrived' || name === 'price' ? t(`${name}Hint`) : undefined}
            error={faults.includes(name) ? t(`faults.${name}`) : undefined}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values[name]}
          />
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3 font-ui text-sm">
        <input
          type="checkbox"
          name="told"
          value="1"
          className="size-5"
          defaultChecked={incident?.wasTold}
        />
        {t('told')}
      </label>
      <button type="submit" className={buttonClass('primary')}>
        {t('submit')}
      </button>
    </form>
  );
}
