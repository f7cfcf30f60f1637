import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { boatWords } from '@/components/timetable/boat-wishes';
import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { DayRange } from '@/lib/sea/ferries/search/crossing-days';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { faultTexts } from '@/lib/sea/ferries/search/fault-texts';
import type { OpenEnd } from '@/lib/sea/ferries/search/open-end';
import { type FieldFault, mostLegsRead } from '@/lib/sea/ferries/search/read-search';
import type { Network } from '@/lib/sea/timetable/network';
import { FilterFields } from './filter-fields';
import { InvalidLegFields } from './invalid-leg-fields';
import { boatsId, SearchForm } from './search-form';

interface AskAgainProps {
  locale: Locale;
  network: Network;
  /** First and last day the search accepts. */
  open: DayRange;
  query: RawQuery;
  faults: readonly FieldFault[];
  /** Set if the query names only one of the two ports. */
  openEnd: OpenEnd | undefined;
  /** Shown below the form if only one port is named, e.g. its direct connections. */
  children?: ReactNode;
}

const formFields = [
  'from',
  'to',
  'date',
  'return',
  'passengers',
  'children',
  'vehicle',
  'class',
] as const;
/**
 * A parameter that a link omits, or a timetable without boats left, is not an error: the page asks
 * for it.
 */
const isQuestion = (query: RawQuery, { field, fault }: FieldFault) =>
  fault === 'no-boat-left' || (fault === 'missing' && query[field] === undefined);

/**
 * Page for an incomplete or invalid search: the form with the values entered, each error at its
 * field.
 */
export async function AskAgain(props: AskAgainProps) {
  const { locale, network, open, query, openEnd, children } = props;
  const t = await getTranslations('ferrySearch');
  const faults = props.faults.filter((fault) => !isQuestion(query, fault));
  const texts = faultTexts(
    faults,
    (fault, values) => t(`errors.${fault}`, values),
    network.info,
    locale,
  );
  const values = Object.fromEntries(
    formFields.flatMap((name) => {
      const value = firstValue(query[name]);
      if (value === undefined) return [];
      const isPlace = name === 'from' || name === 'to';
      return [[name, (isPlace && endOf(network, value.trim())?.id) || value]];
    }),
  );
  // Invalid parameters get visible fields, valid ones stay hidden. If a further leg is invalid, all
  // legs get fields, so that their order is kept.
  const areLegsWrong = faults.some(({ field }) => field === 'leg');
  const hasFilter = filterNames.some((name) => allValues(query[name]).some(Boolean));
  const legs = allValues(query.leg).slice(areLegsWrong ? mostLegsRead : 0);
  const isOrderWrong = faults.some(({ field }) => field === 'sort');
  const kept = [
    ...legs.map((leg) => ['leg', leg] as const),
    ...(isOrderWrong ? [] : allValues(query.sort).map((sort) => ['sort', sort] as const)),
  ];
  const question = await questionOf(props);
  return (
    <>
      <PageHeader
        title={question.title}
        intro={faults.length > 0 ? t('errors.summary') : question.intro}
        crumbs={[
          { path: routes.ferryTickets, label: t('crumb') },
          { path: routes.ferryTicketsSearch, label: t('results.crumb') },
        ]}
      />
      <div id={boatsId} tabIndex={-1} className="page-grid scroll-mt-[60vh] pb-16 outline-none">
        {isOrderWrong ? (
          <p className="mb-4 font-ui font-medium text-bad">
            {t('results.sort')}: {texts.sort}
          </p>
        ) : null}
        <SearchForm
          locale={locale}
          network={network}
          open={open}
          values={values}
          errors={texts}
          kept={kept}
        >
          {areLegsWrong ? (
            <InvalidLegFields {...{ locale, network, open, query }} errors={texts} />
          ) : null}
          {hasFilter ? <InvalidFilterFields query={query} errors={texts} /> : null}
        </SearchForm>
        {openEnd ? children : null}
      </div>
    </>
  );
}

/** Title and intro: asks for the other port, for both ports, or for a day if no boat is left. */
async function questionOf({ locale, query, network, openEnd, faults }: AskAgainProps) {
  const t = await getTranslations('ferrySearch.results');
  if (openEnd) {
    const { named, end } = openEnd;
    return {
      title: t(`open.${named}.title`, placeArguments('place', end.name[locale], locale)),
      intro: t(`open.${named}.intro`),
    };
  }
  const [from, to] = [query.from, query.to].map((id) => endOf(network, firstValue(id) ?? ''));
  if (from && to && faults.some(({ fault }) => fault === 'no-boat-left')) {
    const names = { from: from.name[locale], to: to.name[locale] };
    return { title: t('title', names), intro: t('open.noBoatLeft', names) };
  }
  return { title: t('titleEmpty'), intro: t('introEmpty') };
}

/** Names of the query parameters set by the filter fields. */
const filterNames = [
  'kind',
  'direct',
  'after',
  'before',
  'max-wait',
  'max-hours',
  'max-price',
] as const;

interface InvalidFilterFieldsProps {
  query: RawQuery;
  /** Error messages by parameter name. */
  errors: Readonly<Record<string, string>>;
}

/** Filter fields of an invalid search, with the values entered and their errors. */
async function InvalidFilterFields({ query, errors }: InvalidFilterFieldsProps) {
  const text = (name: (typeof filterNames)[number]) => firstValue(query[name]);
  return (
    <div className="mt-5 grid gap-x-8 gap-y-4 border-t border-rule pt-4 lg:grid-cols-2">
      <FilterFields
        {...(await boatWords())}
        values={{
          kinds: allValues(query.kind).flatMap((kinds) => kinds.split(',')),
          direct: text('direct') === '1',
          after: text('after'),
          before: text('before'),
          maxWait: text('max-wait'),
          maxHours: text('max-hours'),
          maxPrice: text('max-price'),
        }}
        errors={errors}
        wait={{ min: 0.25 }}
        prefix="filter-"
        className="grid content-start items-start gap-x-3 gap-y-4 sm:grid-cols-2"
      />
    </div>
  );
}
