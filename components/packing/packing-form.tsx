import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Tick } from '@/components/ui/choice-group';
import { Field, SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { formatMonths } from '@/lib/records/islands/format';
import {
  activities,
  type PackingFault,
  type PackingNumber,
  type PackingQuestion,
  type PackingReading,
  packingLimits,
} from '@/lib/records/packing/question';

interface PackingFormProps {
  question: PackingQuestion;
  faults: readonly PackingFault[];
  typed: PackingReading['typed'];
  locale: Locale;
}

/** Form for the packing list. It submits by GET and works without JavaScript. */
export async function PackingForm({ question, faults, typed, locale }: PackingFormProps) {
  const t = await getTranslations('packing');
  const errorOf = (fault: PackingFault) =>
    faults.includes(fault) ? t(`errors.${fault}`, packingLimits) : undefined;
  const islands = islandSlugs
    .map((slug) => ({ slug, name: islandName(slug, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const number = (name: PackingNumber) => (
    <Field
      id={`packing-${name}`}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      label={t(`form.${name}`)}
      defaultValue={typed[name] ?? question[name]}
      error={errorOf(name)}
    />
  );
  return (
    <form
      action={localizePath(routes.packingList, locale)}
      aria-label={t('form.label')}
      noValidate
      className="packing-form"
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <SelectField
          id="packing-month"
          name="month"
          label={t('form.month')}
          defaultValue={question.month}
          error={errorOf('month')}
        >
          {Array.from({ length: 12 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: months are their numbers.
            <option key={at} value={at + 1}>
              {formatMonths([at + 1], locale)}
            </option>
          ))}
        </SelectField>
        {number('nights')}
        {number('adults')}
        {number('children')}
        {number('babies')}
      </div>
      <fieldset className="mt-6 min-w-0">
        <legend className="font-ui text-sm font-medium">{t('form.doing')}</legend>
        <div className="packing-ticks">
          {activities.map((one) => (
            <Tick
              key={one}
              name="do"
              value={one}
              label={t(`doing.${one}`)}
              checked={question.doing.includes(one)}
            />
          ))}
        </div>
        <Wrong text={errorOf('doing')} />
      </fieldset>
      <fieldset className="mt-6 min-w-0">
        <legend className="font-ui text-sm font-medium">
          {t('form.islands')} <span className="text-ink-2">{t('form.islandsHint')}</span>
        </legend>
        <div className="packing-ticks">
          {islands.map(({ slug, name }) => (
            <Tick
              key={slug}
              name="island"
              value={slug}
              label={name}
              checked={question.islands.includes(slug)}
            />
          ))}
        </div>
        <Wrong text={errorOf('island')} />
      </fieldset>
      <div className="mt-6 max-w-2xl">
        <Field
          multiline
          id="packing-own"
          name="own"
          rows={3}
          label={t('form.own')}
          hint={t('form.ownHint', packingLimits)}
          defaultValue={question.own.join('\n')}
          error={errorOf('own')}
        />
      </div>
      {question.without.map((id) => (
        <input key={id} type="hidden" name="without" value={id} />
      ))}
      <button type="submit" className={buttonClass('primary', 'mt-6 w-full sm:w-auto sm:px-12')}>
        {t('form.submit')}
      </button>
    </form>
  );
}

function Wrong({ text }: { text: string | undefined }) {
  return text ? <p className="mt-1 font-ui text-sm font-medium text-bad">{text}</p> : null;
}
