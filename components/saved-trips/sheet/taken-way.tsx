import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';
import { WayFields, type WayForm } from './ways-on';

interface TakenWayProps {
  locale: Locale;
  /** Answer to the form that took a way or took it back. */
  kept: TripFormState;
  /** Form that takes the last way back; undefined if there is none, or the trip changed since. */
  undo: WayForm | undefined;
}

/** Outcome of taking a way on, and the button that takes it back. Not rendered without either. */
export async function TakenWay({ locale, kept: { result, fields }, undo }: TakenWayProps) {
  const t = await getTranslations('tripReplan');
  if (!result && !undo) return null;
  const text = result?.ok
    ? t(fields.done === 'takenBack' ? 'takenBack' : 'taken')
    : (result?.error.fields?.document ?? result?.error.message);
  return (
    <div data-testid="taken-way" data-print="hide" className="measure mt-6 space-y-3">
      {result ? (
        <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
          <p>{text}</p>
        </OutcomeBox>
      ) : null}
      {undo ? (
        <form
          action={undo.action}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 font-ui text-sm"
        >
          <WayFields form={undo} locale={locale} />
          <p>{t('undo.text')}</p>
          <button type="submit" className={buttonClass('secondary')}>
            {t('undo.button')}
          </button>
        </form>
      ) : null}
    </div>
  );
}
