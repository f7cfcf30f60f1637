import { PageHeader } from '@/components/layout/page-header';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { Fold } from '@/components/ui/fold';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import { hoursRange } from '@/lib/sea/ferries/connections/hours-range';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import { placeOf, type RouteTexts } from './format';
import './route-page.css';

interface RoutesPageProps {
  t: RouteTexts;
  locale: Locale;
  all: readonly RouteFacts[];
}

/** All ferry routes by port of departure, ports of the mainland first. A phone folds all but the first port. */
export function RoutesPage({ t, locale, all }: RoutesPageProps) {
  const name = ({ name: names }: RouteFacts['from']) => names[locale];
  const byStart = [...Map.groupBy(all, ({ from }) => from.id).values()]
    .map((own) => own.toSorted((a, b) => name(a.to).localeCompare(name(b.to), locale)))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.length - a.length);
  const network = all[0]?.network;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro', { count: all.length })}
        crumbs={[{ path: routes.ferryRoutes, label: t('crumb') }]}
      >
        {network ? (
          <div className="mt-6">
            <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
          </div>
        ) : null}
      </PageHeader>
      <div className="page-grid gap-x-12 pb-16 md:columns-2 lg:columns-3">
        {byStart.map((own, index) => (
          <Start key={own[0]?.from.id} t={t} locale={locale} own={own} isOpen={index === 0} />
        ))}
      </div>
    </>
  );
}

const mainland = ['piraeus', 'rafina', 'lavrio', 'heraklion'];

const rankOf = ([first]: readonly RouteFacts[]) => {
  const rank = mainland.indexOf(first?.from.id ?? '');
  return rank < 0 ? mainland.length : rank;
};

interface StartProps extends Omit<RoutesPageProps, 'all'> {
  own: readonly RouteFacts[];
  isOpen: boolean;
}

function Start({ t, locale, own, isOpen }: StartProps) {
  const [first] = own;
  if (!first) return null;
  return (
    <Fold
      id={first.from.id}
      isOpen={isOpen}
      className="border-t border-rule lg:mb-8 lg:border-0"
      title={<h2 className="text-xl">{t('from', placeOf('from', first.from, locale))}</h2>}
    >
      <ul className="route-register max-lg:mb-6 lg:mt-2">
        {own.map((facts) => {
          const { from, to, minutes, cents, isDirect } = facts;
          const slug = routeSlugOf({ from: from.id, to: to.id });
          return (
            <li key={to.id}>
              <a href={localizePath(routes.ferryRoute(slug), locale)} className="route-link">
                {placeOf('to', to, locale).to}
              </a>
              <small>
                {[
                  hoursRange(minutes),
                  ...(cents ? [formatEuros(cents[0], locale)] : []),
                  ...(isDirect ? [] : [t('oneChange')]),
                ].join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
