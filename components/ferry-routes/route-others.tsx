import { SiteLink } from '@/components/layout/site-link';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import type { RouteFacts } from '@/lib/sea/ferries/ferry-routes/types';
import { boatWords, lastOf } from './answer-words';
import { endsOf, placeOf, type RouteContext } from './format';

interface RouteOthersProps extends RouteContext {
  back: RouteFacts | undefined;
  /** From the other ports of Athens. */
  otherPorts: readonly RouteFacts[];
  /** The busiest ways on from the destination. */
  onward: readonly RouteFacts[];
  /** True if both ends have flights. */
  hasFlights: boolean;
}

const pathOf = ({ from, to }: RouteFacts) =>
  routes.ferryRoute(routeSlugOf({ from: from.id, to: to.id }));

/** The same way from other ports, back, by air, and ways on from the destination. */
export function RouteOthers(props: RouteOthersProps) {
  const { t, facts, locale, back, otherPorts, onward, hasFlights } = props;
  const last = back && lastOf({ ...props, facts: back }, back.summer.lastBoat);
  const links = [
    ...otherPorts.map((other) => ({
      href: pathOf(other),
      text: t('others.port', {
        ...placeOf('from', other.from, locale),
        time: formatDurationRange(other.minutes, locale),
        boats: boatWords({ t, facts: other, locale }),
      }),
    })),
    ...(back && last
      ? [
          {
            href: pathOf(back),
            text: t('others.back', { ...placeOf('to', back.from, locale), last }),
          },
        ]
      : []),
    ...(hasFlights
      ? [{ href: routes.flights, text: t('others.fly', placeOf('to', facts.to, locale)) }]
      : []),
    { href: routes.ferryRoutes, text: t('others.all') },
    { href: routes.ferryGuide, text: t('others.guide') },
  ];
  return (
    <div>
      <h2>{t('others.title', placeOf('to', facts.to, locale))}</h2>
      <ul className="mt-4">
        {links.map(({ href, text }) => (
          <li key={href}>
            <SiteLink href={href} className="route-link">
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
      {onward.length > 0 ? (
        <>
          <h3 className="label-caps mt-6">{t('others.onward', endsOf(facts, locale))}</h3>
          <ul className="flex flex-wrap gap-x-6">
            {onward.map((one) => (
              <li key={one.to.id}>
                <SiteLink href={pathOf(one)} className="route-link">
                  {placeOf('to', one.to, locale).to}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
