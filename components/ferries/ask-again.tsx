import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { faultTexts } from '@/lib/ferries/search/fault-texts';
import type { FieldFault } from '@/lib/ferries/search/read-search';
import { allValues, type RawQuery } from '@/lib/http/raw-query';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';
import type { Network } from '@/lib/timetable/network';
import { SearchForm } from './search-form';

interface AskAgainProps {
  locale: Locale;
  network: Network;
  query: RawQuery;
  faults: readonly FieldFault[];
}

const formFields = ['from', 'to', 'date', 'return', 'passengers', 'vehicle'] as const;
const isFormField = (name: string) => (formFields as readonly string[]).includes(name);
const kept = [
  'leg',
  'kind',
  'direct',
  'after',
  'before',
  'max-hours',
  'max-price',
  'sort',
] as const;

/** A search that cannot be read: the form with what was written and what is wrong beside each field. */
export async function AskAgain({ locale, network, query, faults }: AskAgainProps) {
  const t = await getTranslations('ferryTickets');
  const empty = formFields.every((name) => query[name] === undefined);
  const texts = faultTexts(
    faults,
    (fault, values) => t(`errors.${fault}`, values),
    network.info,
    locale,
  );
  const values = Object.fromEntries(
    formFields.flatMap((name) =>
      allValues(query[name])
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
  // What stands in no field of the form cannot be mended in it: it is dropped, and said.
  const dropped = faults.filter(({ field }) => !isFormField(field));
  const names: Record<string, string> = {
    leg: t('results.purpose.further'),
    kind: t('filter.kinds'),
    after: t('filter.after'),
    before: t('filter.before'),
    direct: t('filter.direct'),
    'max-hours': t('filter.maxHours'),
    'max-price': t('filter.maxPrice'),
    sort: t('results.sort'),
  };
  const stays = kept
    .filter((name) => !dropped.some(({ field }) => field === name))
    .flatMap((name) => allValues(query[name]).map((value) => [name, value] as const));
  return (
    <>
      <PageHeader
        title={t('results.titleEmpty')}
        intro={empty ? t('results.introEmpty') : t('errors.summary')}
        crumbs={[
          { path: routes.ferryTickets, label: t('crumb') },
          { path: routes.ferryTicketsSearch, label: t('results.crumb') },
        ]}
      />
      <div className="page-grid pb-16">
        {empty || dropped.length === 0 ? null : (
          <ul className="mb-4 font-ui font-medium text-bad">
            {dropped.map(({ field }) => (
              <li key={field}>
                {names[field] ?? field}: {texts[field]}
              </li>
            ))}
          </ul>
        )}
        <SearchForm
          locale={locale}
          network={network}
          values={values}
          errors={empty ? {} : texts}
          kept={stays}
        />
      </div>
    </>
  );
}
