import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { searchParametersOf } from '@/lib/ferries/search/address';
import type { DayRange } from '@/lib/ferries/search/crossing-days';
import { maxFurtherLegs } from '@/lib/ferries/search/parameters';
import type { FerrySearch } from '@/lib/ferries/search/read-search';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import type { Network } from '@/lib/timetable/network';
import { PortOptions } from './port-options';

interface FurtherLegFormProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  /** Days for which one can search. */
  open: DayRange;
}

/** A form that adds one leg to a search, starting where the last one ends. Its fields become a `leg`. */
export async function FurtherLegForm({ locale, network, search, open }: FurtherLegFormProps) {
  const t = await getTranslations('ferryTickets.results');
  const form = await getTranslations('ferryTickets.form');
  const further = search.crossings.filter(({ purpose }) => purpose === 'further');
  if (further.length >= maxFurtherLegs) return null;
  const last = further.at(-1) ?? search.crossings[0];
  return (
    <details className="border-y border-rule">
      <summary className="flex min-h-12 items-center font-ui font-semibold">{t('addLeg')}</summary>
      <form action={localizePath(routes.ferryTicketsSearch, locale)} noValidate className="pb-6">
        <p className="measure font-ui text-sm text-ink-2">
          {t('addLegIntro', { legs: maxFurtherLegs })}
        </p>
        {searchParametersOf(search).map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <SelectField
            id="leg-from"
            name="leg-from"
            label={form('from')}
            defaultValue={last?.to.id}
          >
            <PortOptions locale={locale} network={network} />
          </SelectField>
          <SelectField id="leg-to" name="leg-to" label={form('to')} defaultValue="">
            <PortOptions locale={locale} network={network} />
          </SelectField>
          <Field
            id="leg-date"
            name="leg-date"
            type="date"
            label={form('date')}
            // One sails on after one has arrived.
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
