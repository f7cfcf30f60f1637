import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { LongSelectField } from '@/components/ui/long-select-field';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { searchParametersOf } from '@/lib/sea/ferries/search/address';
import type { DayRange } from '@/lib/sea/ferries/search/crossing-days';
import { maxFurtherLegs } from '@/lib/sea/ferries/search/parameters';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import type { Network } from '@/lib/sea/timetable/network';
import { portOptions } from './port-options';

interface FurtherLegFormProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  /** First and last day the search accepts. */
  open: DayRange;
}

/**
 * Form that adds a leg to the search, starting where the last one ends. The server joins its fields
 * into one `leg` parameter.
 */
export async function FurtherLegForm({ locale, network, search, open }: FurtherLegFormProps) {
  const t = await getTranslations('ferrySearch.results');
  const form = await getTranslations('ferrySearch.form');
  const further = search.crossings.filter(({ purpose }) => purpose === 'further');
  if (further.length >= maxFurtherLegs) return null;
  const last = further.at(-1) ?? search.crossings[0];
  const ports = await portOptions({ locale, network });
  return (
    <details data-print="hide" className="border-y border-rule">
      <summary className="flex min-h-12 items-center font-ui font-semibold">{t('addLeg')}</summary>
      <form action={localizePath(routes.ferryTicketsSearch, locale)} noValidate className="pb-6">
        <p className="measure font-ui text-sm text-ink-2">
          {t('addLegIntro', { legs: maxFurtherLegs })}
        </p>
        {searchParametersOf(search).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <LongSelectField
            id="leg-from"
            name="leg-from"
            label={form('from')}
            value={last?.to.id}
            {...ports}
          />
          <LongSelectField id="leg-to" name="leg-to" label={form('to')} value="" {...ports} />
          <Field
            id="leg-date"
            name="leg-date"
            type="date"
            label={form('date')}
            // A leg cannot be earlier than the one before it.
            min={last && last.date > open.first ? last.date : open.first}
            max={open.last}
            defaultValue={last?.date}
          />
          <button type="submit" className={buttonClass()}>
            {t('add')}
          </button>
        </div>
      </form>
    </details>
  );
}
