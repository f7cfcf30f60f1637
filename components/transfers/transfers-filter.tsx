import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { TransferFilter } from '@/lib/listings/transfers/address';
import { stopAnchor } from '@/lib/listings/transfers/address';
import { type StopRef, transferKinds } from '@/lib/listings/transfers/schema';
import { routes } from '@/lib/routes/register';
import type { AreaName } from './area-section';

/** The stops of an area from which one can ask for ways. */
export interface StopChoice extends AreaName {
  readonly stops: readonly { readonly ref: StopRef; readonly name: string }[];
}

interface TransfersFilterProps {
  filter: TransferFilter;
  areas: readonly StopChoice[];
  locale: Locale;
}

/** Island, stop and kind: a plain form, so that what is chosen stands in the address. */
export async function TransfersFilter({ filter, areas, locale }: TransfersFilterProps) {
  const t = await getTranslations('transfers');
  const here = localizePath(routes.transfers, locale);
  const isNarrowed = Object.values(filter).some(Boolean);
  const near = filter.island ? areas.filter(({ area }) => area === filter.island) : areas;
  return (
    <form action={here} className="grid gap-4 sm:max-lg:grid-cols-3">
      <SelectField
        id="filter-island"
        name="island"
        label={t('filter.island')}
        defaultValue={filter.island ?? ''}
      >
        <option value="">{t('filter.anyIsland')}</option>
        {areas.map(({ area, name }) => (
          <option key={area} value={area}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="filter-from"
        name="from"
        label={t('filter.from')}
        defaultValue={filter.from ? stopAnchor(filter.from) : ''}
      >
        <option value="">{t('filter.anyStop')}</option>
        {near.map(({ area, name, stops }) => (
          <optgroup key={area} label={name}>
            {stops.map((stop) => (
              <option key={stop.ref} value={stopAnchor(stop.ref)}>
                {stop.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        id="filter-kind"
        name="kind"
        label={t('filter.kind')}
        defaultValue={filter.kind ?? ''}
      >
        <option value="">{t('filter.anyKind')}</option>
        {transferKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          {t('filter.apply')}
        </button>
        {isNarrowed ? (
          <a href={here} className={buttonClass('quiet')}>
            {t('filter.clear')}
          </a>
        ) : null}
      </div>
    </form>
  );
}
