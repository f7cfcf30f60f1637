import { getTranslations } from 'next-intl/server';
import { ChoiceForm } from '@/components/forms/choice-form';
import type { TransferFilter } from '@/lib/booking/transfers/address';
import { stopAnchor } from '@/lib/booking/transfers/address';
import { type StopRef, transferKinds } from '@/lib/booking/transfers/schema';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import type { AreaName } from './area-section';

/** Stops of an area from which connections can be requested. */
export interface StopChoice extends AreaName {
  readonly stops: readonly { readonly ref: StopRef; readonly name: string }[];
}

interface TransfersFilterProps {
  filter: TransferFilter;
  areas: readonly StopChoice[];
  locale: Locale;
}

/** Filter form: island, stop and kind. */
export async function TransfersFilter({ filter, areas, locale }: TransfersFilterProps) {
  const t = await getTranslations('transfers');
  const { island = '', from, kind = '' } = filter;
  const near = island ? areas.filter(({ area }) => area === island) : areas;
  return (
    <ChoiceForm
      here={localizePath(routes.transfers, locale)}
      choices={[
        {
          name: 'island',
          label: t('filter.island'),
          value: island,
          any: t('filter.anyIsland'),
          options: areas.map(({ area, name }) => [area, name]),
        },
        {
          name: 'from',
          label: t('filter.from'),
          value: from ? stopAnchor(from) : '',
          any: t('filter.anyStop'),
          groups: near.map(({ name, stops }) => [
            name,
            stops.map((stop) => [stopAnchor(stop.ref), stop.name]),
          ]),
        },
        {
          name: 'kind',
          label: t('filter.kind'),
          value: kind,
          any: t('filter.anyKind'),
          options: transferKinds.map((one) => [one, t(`kinds.${one}`)]),
        },
      ]}
      texts={{ apply: t('filter.apply'), clear: t('filter.clear') }}
    />
  );
}
