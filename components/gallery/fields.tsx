import { getTranslations } from 'next-intl/server';
import { PasswordField } from '@/components/auth/password-field';
import { Field, SelectField } from '@/components/ui/field';

const email = 'eleni@example.org';

/**
 * Text fields and selects: empty, filled, with a hint, with an error, with both, and disabled.
 * `islands` are sample options.
 */
export async function Fields({ islands }: { islands: readonly string[] }) {
  const t = await getTranslations('gallery.controls');
  const options = islands.map((name) => <option key={name}>{name}</option>);
  const words = {
    show: t('show'),
    hide: t('hide'),
    showPassword: t('showPassword'),
    hidePassword: t('hidePassword'),
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      <Field id="empty" label={t('empty')} />
      <Field id="filled" label={t('filled')} defaultValue={email} />
      <Field id="hinted" label={t('hinted')} hint={t('hint')} />
      <Field id="faulty" label={t('faulty')} defaultValue="eleni@" error={t('fault')} />
      <Field id="both" label={t('both')} hint={t('hint')} error={t('fault')} />
      <Field id="off" label={t('off')} defaultValue={email} disabled />
      <Field id="long" label={t('long')} multiline rows={3} />
      <Field id="long-faulty" label={t('longFaulty')} multiline rows={3} error={t('longFault')} />
      <PasswordField
        id="password"
        label={t('password')}
        autoComplete="current-password"
        minLength={8}
        texts={words}
      />
      <SelectField id="choice" label={t('choice')} hint={t('hint')}>
        {options}
      </SelectField>
      <SelectField id="choice-faulty" label={t('choiceFaulty')} error={t('choiceFault')}>
        <option value="">{t('choose')}</option>
        {options}
      </SelectField>
      <SelectField id="choice-off" label={t('off')} disabled>
        {options}
      </SelectField>
    </div>
  );
}
