import { getTranslations } from 'next-intl/server';
import { ChoiceForm } from '@/components/forms/choice-form';
import { PageHeader } from '@/components/layout/page-header';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import {
  chooseFoods,
  type FoodFilter,
  hasOwn,
  type ReadFilter,
  relaxations,
} from '@/lib/records/culinary/filter';
import { type Food, kinds } from '@/lib/records/culinary/schema';
import { seasons } from '@/lib/records/culinary/season';
import { type CulinaryIsland, platesOf } from './plate-table';
import './culinary-page.css';
import { IgnoredWishes, NothingFound } from './filter-outcome';
import { FoodGroups } from './food-groups';
import ink from './ink.svg';

interface CulinaryPageProps {
  foods: readonly Food[];
  /** Sorted by name in the page's language. */
  islands: readonly CulinaryIsland[];
  reading: ReadFilter;
  /** ISO date. */
  checkedOn: string;
  locale: Locale;
}

/** Entries that match the query, by kind, next to the filter form. */
export async function CulinaryPage(props: CulinaryPageProps) {
  const { foods, islands, reading, checkedOn, locale } = props;
  const t = await getTranslations('culinary');
  const { filter, ignored } = reading;
  const chosen = chooseFoods(foods, filter);
  const isNarrowed = Object.keys(filter).length > 0;
  const island = islands.find(({ slug }) => slug === filter.island);
  const { plates, table } = await platesOf(chosen, islands, locale);
  const groups = kinds
    .map((kind) => ({
      kind,
      title: t(`kinds.${kind}`),
      plates: plates.filter((_, index) => chosen[index]?.kind === kind),
    }))
    .filter((group) => group.plates.length > 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.culinary, label: t('crumb') }]}
      />
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pb-20 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <CulinaryFilter filter={filter} islands={islands} locale={locale} />
        </div>
        <div>
          <IgnoredWishes ignored={ignored} />
          <p className="font-ui font-medium tabular-nums">
            {t(isNarrowed ? 'counts.some' : 'counts.all', {
              count: chosen.length,
              total: foods.length,
            })}
          </p>
          {island && chosen.length > 0 ? (
            <p className="measure mt-1 font-ui text-sm text-ink-2">
              {t(hasOwn(foods, island.slug) ? 'island.own' : 'island.shared')}{' '}
              <a href={localizePath(routes.island(island.slug), locale)} className="text-link">
                {t('island.link', { name: island.name })}
              </a>
            </p>
          ) : null}
          {groups.length > 1 ? (
            <nav aria-label={t('contents')} className="mt-3 flex flex-wrap gap-x-6 font-ui text-sm">
              {groups.map(({ kind, title, plates: { length } }) => (
                <a
                  key={kind}
                  href={`#${kind}`}
                  className="inline-flex min-h-11 items-center gap-1.5 hover:text-accent"
                >
                  {title} <span className="tabular-nums text-ink-2">{length}</span>
                </a>
              ))}
            </nav>
          ) : null}
          {chosen.length === 0 ? (
            <NothingFound filter={filter} ways={relaxations(foods, filter)} locale={locale} />
          ) : null}
          <FoodGroups groups={groups} table={table} ink={ink.src} />
          <div className="measure border-t border-rule pt-6 font-ui text-sm text-ink-2">
            <p>
              {t.rich('notes.order', {
                link: (words) => (
                  <a
                    href={localizePath(`${routes.greekPhrases}#taverna`, locale)}
                    className="text-link"
                  >
                    {words}
                  </a>
                ),
              })}
            </p>
            <p className="mt-2">{t('notes.season')}</p>
            <p className="mt-2">{t('notes.protection', { date: formatDate(checkedOn, locale) })}</p>
          </div>
        </div>
      </div>
    </>
  );
}

interface CulinaryFilterProps {
  filter: FoodFilter;
  islands: readonly CulinaryIsland[];
  locale: Locale;
}

/** Filter form: island, kind and season. */
async function CulinaryFilter({ filter, islands, locale }: CulinaryFilterProps) {
  const t = await getTranslations('culinary');
  const { island = '', kind = '', season = '' } = filter;
  return (
    <ChoiceForm
      here={localizePath(routes.culinary, locale)}
      choices={[
        {
          name: 'island',
          label: t('filter.island'),
          value: island,
          any: t('filter.anyIsland'),
          options: islands.map(({ slug, name }) => [slug, name]),
        },
        {
          name: 'kind',
          label: t('filter.kind'),
          value: kind,
          any: t('filter.anyKind'),
          options: kinds.map((one) => [one, t(`kinds.${one}`)]),
        },
        {
          name: 'season',
          label: t('filter.season'),
          value: season,
          any: t('filter.anySeason'),
          options: seasons.map((one) => [one, t(`seasons.${one}`)]),
        },
      ]}
      texts={{ apply: t('filter.apply'), clear: t('filter.clear') }}
    />
  );
}
