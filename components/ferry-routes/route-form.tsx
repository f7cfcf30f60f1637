import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { maxPassengers } from '@/lib/sea/ferries/search/parameters';
import type { RouteTexts } from './format';

interface RouteFormProps {
  t: RouteTexts;
  locale: Locale;
  from: string;
  to: string;
}

/** Search for the boats of a day with both ends filled in. Without a day the next boat is shown. */
export function RouteForm({ t, locale, from, to }: RouteFormProps) {
  const field = (name: 'from' | 'to' | 'date' | 'passengers') => ({
    id: `route-${name}`,
    name,
    label: t(`form.${name}`),
  });
  return (
    <form
      action={localizePath(routes.ferryTicketsSearch, locale)}
      aria-label={t('form.label')}
      className="border border-ink bg-sheet p-1"
    >
      <div className="border border-rule px-4 py-4">
        <h2 className="text-xl">{t('form.title')}</h2>
        <div className="mt-3 grid grid-cols-2 items-start gap-3">
          <Field {...field('from')} defaultValue={from} required autoComplete="off" />
          <Field {...field('to')} defaultValue={to} required autoComplete="off" />
          <Field {...field('date')} type="date" />
          <Field
            {...field('passengers')}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPassengers}
            defaultValue="1"
          />
        </div>
        <button type="submit" className={buttonClass('primary', 'mt-4 w-full')}>
          {t('form.submit')}
        </button>
      </div>
    </form>
  );
}
