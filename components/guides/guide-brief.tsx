import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { compareRows } from '@/components/compare/compare-words';
import { SiteLink } from '@/components/layout/site-link';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { formatAsOf } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { monthOf } from '@/lib/foundation/time/as-of';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { costsCheckedOn } from '@/lib/records/costs/sources';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import type { ComparedIsland } from '@/lib/trips/compare/types';

interface GuideBriefProps {
  facts: ComparedIsland;
  /** Direct ways on to other islands, the most frequent first. */
  onward: readonly RouteFacts[];
  locale: Locale;
}

/** Rows of the comparison of islands that a guide opens with, below the way there and the ways on. */
const briefRows = ['children', 'evenings', 'cost'] as const;

const rowStyle =
  'grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-2 md:grid-cols-[8rem_minmax(0,1fr)]';

/** Way there and on, children, evenings and the cost of a day, before the text of an island's guide. */
export async function GuideBrief({ facts, onward, locale }: GuideBriefProps) {
  const [t, compare, styles] = await Promise.all([
    getTranslations({ locale, namespace: 'guides.brief' }),
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'budget.styles' }),
  ]);
  const rows = compareRows({ t: compare, styles, locale }, [facts]);
  const linesOf = (key: string) => rows.find((row) => row.key === key)?.cells[0] ?? [];
  const { fromAthens } = facts;
  return (
    <div className="measure mb-10 font-ui">
      <dl aria-label={t('label')} className="border-b border-rule leading-snug tabular-nums">
        <Row name={compare('rows.way')}>
          {linesOf('way').join(' · ')}
          {fromAthens ? (
            <>
              {' · '}
              <RouteLink facts={fromAthens}>{t('route')}</RouteLink>
            </>
          ) : null}
        </Row>
        {onward.length > 0 ? (
          <Row name={t('onward')}>
            {onward.map((way, index) => (
              <span key={way.to.id}>
                {index > 0 ? ' · ' : null}
                <RouteLink facts={way}>
                  {t('onwardTo', {
                    ...placeArguments('name', bareName(way.to.name[locale]), locale),
                    time: formatDuration(way.minutes[0], locale),
                  })}
                </RouteLink>
              </span>
            ))}
          </Row>
        ) : null}
        {briefRows.map((key) => (
          <Row key={key} name={compare(`rows.${key}`)}>
            {linesOf(key).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Row>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-2">
        {compare.rich('costNote', {
          month: formatAsOf(monthOf(costsCheckedOn), locale),
          link: (text) => (
            <SiteLink href={`${routes.resources}#costs`} className="text-link">
              {text}
            </SiteLink>
          ),
        })}
      </p>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={rowStyle}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RouteLink({ facts, children }: { facts: RouteFacts; children: ReactNode }) {
  const { from, to } = facts;
  return (
    <SiteLink
      href={routes.ferryRoute(routeSlugOf({ from: from.id, to: to.id }))}
      className="text-link"
    >
      {children}
    </SiteLink>
  );
}
