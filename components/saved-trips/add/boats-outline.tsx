import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { Network } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';
import type { FoundJourney } from '@/lib/trips/saved-trips/journey-reference';

interface BoatsOutlineProps {
  locale: Locale;
  network: Pick<Network, 'ports' | 'stations'>;
  journey: FoundJourney;
}

/** Summary of the boats to add, with a link back to the search. */
export async function BoatsOutline({ locale, network, journey }: BoatsOutlineProps) {
  const t = await getTranslations('savedTrips.add.boats');
  return (
    <section aria-labelledby="added" className="border-l-2 border-ink bg-deep px-5 py-4">
      <h2 id="added" className="label-caps">
        {t('outline')}
      </h2>
      <ul className="mt-1 font-ui tabular-nums">
        {journey.sailings.map(({ fromPort, toPort, departsAt, arrivesAt, vessel }) => {
          const [leaves, arrives] = [epochMinutesOf(departsAt), epochMinutesOf(arrivesAt)];
          return (
            <li key={departsAt} className="py-1">
              <b className="font-medium">
                {portLabel(network, fromPort, locale)} – {portLabel(network, toPort, locale)}
              </b>
              <span className="block text-sm text-ink-2">
                {`${formatDay(athensDate(leaves), locale)}, ${formatClock(leaves)} – ${formatClock(arrives)}`}
                {vessel ? `, ${vessel}` : null}
              </span>
            </li>
          );
        })}
      </ul>
      <SiteLink href={journey.path} className="text-link inline-block py-2 font-ui text-sm">
        {t('back')}
      </SiteLink>
    </section>
  );
}
