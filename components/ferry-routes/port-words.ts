import type { getTranslations } from 'next-intl/server';
import { stopAnchor } from '@/lib/booking/transfers/address';
import type { Stop, StopRef, Transfer } from '@/lib/booking/transfers/schema';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatAsOf, formatEuroRange } from '@/lib/foundation/i18n/format';
import { bareName } from '@/lib/records/charts/names';
import type { PortGuide } from '@/lib/sea/ferries/ferry-guide/schema';
import { clock, portName, type RouteContext } from './format';

/** A way between the port and a place on land. */
export interface PortRide {
  readonly transfer: Pick<Transfer, 'id' | 'kind' | 'minutes' | 'price'>;
  readonly place: Stop;
}

/** Records about a port. */
export interface PortRecords {
  readonly portId: string;
  readonly guide: PortGuide | undefined;
  /** Stop of the transfers; null without any. */
  readonly stop: StopRef | null;
  /** Quickest first. */
  readonly rides: readonly PortRide[];
}

export interface PortWords {
  readonly title: string;
  /** Used where no ride is known. */
  readonly reach: string | null;
  readonly rides: readonly string[];
  readonly anchor: string | null;
  readonly guideLink: string;
  readonly transfersLink: string;
}

export type KindTexts = Awaited<ReturnType<typeof getTranslations<'transfers.kinds'>>>;

const mostRides = 2;

const firstSentence = (text: string | undefined) => text?.match(/^.*?[.·;](?=\s|$)/)?.[0] ?? null;

export function portWords(
  context: RouteContext,
  kinds: KindTexts,
  way: 'leaving' | 'arriving',
  records: PortRecords,
): PortWords {
  const { t, facts, locale } = context;
  const { guide, rides, stop } = records;
  const port = portName(facts, records.portId, locale);
  return {
    title: t(`ports.${way}`, { port }),
    guideLink: t('ports.guide', { port }),
    transfersLink: t('ports.transfers', { port }),
    reach: rides.length === 0 ? firstSentence(guide?.reach?.[locale]) : null,
    rides: oneOfEach(rides)
      .slice(0, mostRides)
      .map((ride) => rideWords(context, kinds, ride)),
    // Rides on the mainland start in Athens and are listed under its region.
    anchor: stop && (stop.startsWith('attica:') ? 'attica' : stopAnchor(stop)),
  };
}

/** The quickest ride to each place, and where there is only one place all rides. */
function oneOfEach(rides: readonly PortRide[]): readonly PortRide[] {
  const places = new Set(rides.map(({ place }) => place.ref));
  if (places.size < 2) return rides;
  return rides.filter(
    (ride, index) => rides.findIndex(({ place }) => place.ref === ride.place.ref) === index,
  );
}

function rideWords({ t, locale }: RouteContext, kinds: KindTexts, { transfer, place }: PortRide) {
  const { kind, minutes, price } = transfer;
  const values = {
    kind: kinds(kind),
    place: bareName(place.name[locale]),
    minutes: formatDurationRange(minutes, locale),
  };
  if (!price || price.basis === 'free') return t('ports.rideFree', values);
  const amount = formatEuroRange([price.low, price.high], locale);
  const paid =
    price.basis === 'estimate'
      ? t('ports.estimate', { price: amount })
      : price.asOf
        ? t('ports.asOf', { price: amount, date: formatAsOf(price.asOf, locale) })
        : amount;
  return t('ports.ride', { ...values, price: paid });
}

/** Time to be on the quay for a boat. */
export interface EarlyWords {
  readonly boat: string;
  readonly by: string;
}

/** For the first and the last boat of a summer day, or of a winter day where none sails in summer. */
export function earlyWords(
  { t, facts }: RouteContext,
  guide: PortGuide | undefined,
): readonly EarlyWords[] {
  const { firstBoat, lastBoat } = facts.summer.boats > 0 ? facts.summer : facts.winter;
  if (!guide || firstBoat === null || !lastBoat) return [];
  const { foot, vehicle } = guide.early;
  const before = (departure: number, minutes: number) => clock(departure - minutes + 1440);
  return [...new Set([firstBoat, lastBoat[1]])].map((departure) => ({
    boat: t('ports.boat', { time: clock(departure) }),
    by:
      vehicle === null || facts.carCents === null
        ? t('ports.earlyFoot', { foot: before(departure, foot) })
        : t('ports.early', {
            foot: before(departure, foot),
            vehicle: before(departure, vehicle),
          }),
  }));
}
