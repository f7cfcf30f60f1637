import { getTranslations } from 'next-intl/server';
import { ChoiceField } from '@/components/profile/choice-field';
import { ChoiceGroup, Tick } from '@/components/ui/choice-group';

/** Radio groups and checkboxes: selected, not selected, and with an error. */
export async function Choices() {
  const t = await getTranslations('gallery.controls');
  const choices = (['empty', 'filled', 'hinted'] as const).map((value) => ({
    value,
    label: t(value),
    ...(value === 'hinted' ? { hint: t('hint') } : {}),
  }));
  return (
    <div className="mt-10 grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      <ChoiceGroup legend={t('few')} name="few" value="filled" choices={choices} />
      <ChoiceGroup
        legend={t('fewFaulty')}
        name="few-faulty"
        value=""
        choices={choices}
        error={t('choiceFault')}
      />
      <div className="border-b border-rule">
        <Tick name="tick" value="on" label={t('tick')} checked />
        <Tick name="tick" value="off" label={t('tick')} checked={false} />
      </div>
      <ChoiceField
        name="words"
        legend={t('words')}
        choices={choices}
        chosen="filled"
        error={undefined}
      />
      <ChoiceField
        name="words-faulty"
        legend={t('fewFaulty')}
        choices={choices}
        chosen=""
        error={t('choiceFault')}
      />
    </div>
  );
}
