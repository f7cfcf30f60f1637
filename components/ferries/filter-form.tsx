import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { filterParameters, searchAddress } from '@/lib/ferries/search/address';
import type { FerrySearch } from '@/lib/ferries/search/read-search';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import { vesselKinds } from '@/lib/timetable/types';

/** What narrows the lists: a form that says the whole search again. Folded on a phone, open beside the list. */
export async function FilterForm({ locale, search }: { locale: Locale; search: FerrySearch }) {
  const t = await getTranslations('ferryTickets.filter');
  const kinds = await getTranslations('ferries.vesselKinds');
  const bare = searchAddress({ ...search, filter: {} });
  const kept = [...new URLSearchParams(bare.split('?')[1])];
  const { filter } = search;
  const active = filterParameters(filter).length;
  return (
    <details
      className="group border-y border-rule lg:border-b-0 lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&>summary]:pointer-events-none"
      open={active > 0}
    >
      <summary className="flex min-h-12 items-center justify-between font-ui font-semibold">
        {t('title')}
        {active > 0 ? <span className="tabular-nums text-accent">{active}</span> : null}
      </summary>
      <form action={localizePath(routes.ferryTicketsSearch, locale)} noValidate className="pb-5">
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend className="font-ui text-sm font-medium">{t('kinds')}</legend>
          {vesselKinds.map((kind) => (
            <Check key={kind} name="kind" value={kind} checked={filter.kinds?.includes(kind)}>
              {kinds(kind)}
            </Check>
          ))}
        </fieldset>
        <div className="mt-2 border-t border-rule pt-2">
          <Check name="direct" value="1" checked={filter.directOnly}>
            {t('direct')}
          </Check>
        </div>
        <div className="mt-3 grid grid-cols-2 items-end gap-3 lg:grid-cols-1">
          <Field
            id="filter-after"
            name="after"
            type="time"
            label={t('after')}
            defaultValue={filter.leavesFrom}
          />
          <Field
            id="filter-before"
            name="before"
            type="time"
            label={t('before')}
            defaultValue={filter.leavesBefore}
          />
          <Field
            id="filter-wait"
            name="max-wait"
            type="number"
            inputMode="decimal"
            min={1}
            step="any"
            label={t('maxWait')}
            defaultValue={filter.maxWait && filter.maxWait / 60}
          />
          <Field
            id="filter-hours"
            name="max-hours"
            type="number"
            inputMode="decimal"
            min={1}
            step="any"
            label={t('maxHours')}
            defaultValue={filter.maxMinutes && filter.maxMinutes / 60}
          />
          <Field
            id="filter-price"
            name="max-price"
            type="number"
            inputMode="decimal"
            min={1}
            step="any"
            label={t('maxPrice')}
            defaultValue={filter.maxCents && filter.maxCents / 100}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="submit" className={buttonClass()}>
            {t('apply')}
          </button>
          {active > 0 ? (
            <a
              href={localizePath(bare, locale)}
              data-scroll="keep"
              className={buttonClass('quiet')}
            >
              {t('clear')}
            </a>
          ) : null}
        </div>
      </form>
    </details>
  );
}

interface CheckProps {
  name: string;
  value: string;
  checked?: boolean | undefined;
  children: string;
}

function Check({ name, value, checked, children }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-ui text-sm">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        className="size-5 accent-(--ink)"
      />
      {children}
    </label>
  );
}
