import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import type { NearbyReading } from '@/lib/records/places/address';
import { KeptParameters } from './kept-parameters';

interface StartFormsProps {
  action: string;
  reading: NearbyReading;
  islands: readonly { slug: string; name: string }[];
}

/** Forms for an island or coordinates, which need neither permission nor JavaScript. */
export async function StartForms({ action, reading, islands }: StartFormsProps) {
  const t = await getTranslations('nearby');
  const { query, faults, typed } = reading;
  const kept = { ...query, at: undefined, island: undefined };
  return (
    <>
      <form action={action} noValidate>
        <KeptParameters query={kept} />
        <SelectField
          id="nearby-island"
          name="island"
          label={t('start.island')}
          hint={t('start.islandHint')}
          error={faults.includes('island') ? t('faults.island') : undefined}
          defaultValue={query.island ?? ''}
        >
          <option value="">{t('start.islandChoose')}</option>
          {islands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <button type="submit" className={buttonClass('secondary', 'mt-3')}>
          {t('start.submit')}
        </button>
      </form>
      <form action={action} noValidate>
        <KeptParameters query={kept} />
        <Field
          id="nearby-at"
          name="at"
          label={t('start.coordinates')}
          hint={t('start.coordinatesHint')}
          error={faults.includes('at') ? t('faults.at') : undefined}
          defaultValue={typed.at}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit" className={buttonClass('secondary', 'mt-3')}>
          {t('start.submit')}
        </button>
      </form>
    </>
  );
}
