import { formatDuration, formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatDay, formatEuroRange } from '@/lib/foundation/i18n/format';
import type { Localized } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { link, named, plain } from '../word/names';
import { faultOf } from './ferry';
import { pagesOf } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

interface Door {
  readonly why?: readonly string[];
  readonly minutes: { readonly low: number; readonly high: number };
  readonly cents: { readonly low: number; readonly high: number };
}

/** Lists transfers from a port or airport into town. */
export function transfersNext(asked: TurnRequest, island: IslandSlug | 'attica' | undefined): Next {
  const { t, locale, turn } = asked;
  if (!island) return { text: t('ask.island.transfers') };
  const [found] = resultsOf(asked, 'findTransfers');
  if (!found) return { calls: [{ tool: 'findTransfers', input: { island } }] };
  const starts = (found.output.starts ?? []) as {
    from: Localized;
    ways: {
      to: Localized;
      rides: {
        kind: string;
        minutes: [number, number];
        price: { low: number; high: number; per: string } | null;
        isEstimate: boolean;
      }[];
    }[];
  }[];
  // `From the airport to Rafina`: that way alone.
  const ends = turn.places.mentioned.flatMap((one) => rideEnds[one] ?? []);
  const isAsked = (from: Localized, to: Localized) =>
    island !== 'attica' ||
    ends.length === 0 ||
    (ends.length === 1
      ? [from, to].some((name) => ends.some((end) => name.en.includes(end))) &&
        (!isOnAir(turn.text) || /airport/i.test(`${from.en} ${to.en}`))
      : [from, to].every((name) => ends.some((end) => name.en.includes(end))));
  const isFrom = startOf(turn.text);
  const startsNamed = island === 'attica' ? starts : starts.filter(({ from }) => isFrom(from.en));
  const shown = (startsNamed.length > 0 ? startsNamed : starts).filter(
    ({ from, ways }) => island === 'attica' || ways.some(({ to }) => to.en !== from.en),
  );
  const lines = shown.slice(0, 3).flatMap(({ from, ways }) =>
    ways
      .filter(({ to }) => isAsked(from, to))
      .slice(0, island === 'attica' ? 3 : 1)
      .map(({ to, rides }) => {
        const by = rides
          .slice(0, 3)
          .map(
            ({ kind, minutes, price, isEstimate }) =>
              `${isEstimate ? '≈ ' : ''}${t(`ride.${kind as 'bus'}`)} ${formatDurationRange(minutes, locale)}${price && price.high > 0 ? `, ${formatEuroRange([price.low, price.high], locale)}` : ''}`,
          );
        return `- **${plain(from[locale])} → ${plain(to[locale])}**: ${by.join(' · ')}`;
      }),
  );
  const page = link(t('transfers.page'), pagesOf(found.output).page);
  if (lines.length === 0) return { text: `${t('transfers.none')} ${page}.` };
  const asksTimes =
    /(?:last|first|next|late|time\p{L}*|schedule|often)[^.;?]{0,30} bus|bus[^.;?]{0,40}(?:times?|schedule|late|last)|(?:τελευται|πρωτ|επομεν|ωρα|δρομολογι)[^.;]{0,20} λεωφορει|λεωφορει[^.;]{0,30}(?:ωρα|δρομολογι)/u.test(
      turn.text,
    );
  return {
    text: `${asksTimes ? `${t('transfers.noTimes')} ` : ''}${t('transfers.head')}\n\n${lines.join('\n')}\n\n*${String(found.output.label)}* ${page}.`,
  };
}

const isOnAir = (text: string) => /airport|iata|αεροδρομι/u.test(text);

/** The starts of rides that a message names: the airport, or a port. */
function startOf(text: string): (name: string) => boolean {
  const isOnPort =
    /(?<!\p{L})(?:port|harbou?r|quay|ferry|boat|dock)(?!\p{L})|λιμανι|πλοιο|καραβι/u.test(text);
  if (isOnAir(text) === isOnPort) return () => true;
  return (name) => /airport/i.test(name) === isOnAir(text);
}

/** Names of the ends of rides in Attica. */
const rideEnds: Readonly<Record<string, string>> = {
  ...{ ath: 'airport', athens: 'centre', piraeus: 'Piraeus', rafina: 'Rafina', lavrio: 'Lavrio' },
};

/** Names the airport with its airlines, or the nearest airports. */
export function flightsNext(
  asked: TurnRequest,
  island: IslandSlug | undefined,
  day: string | undefined,
): Next {
  const { t, locale, turn } = asked;
  if (!island) return { text: t('ask.island.flights') };
  const [found] = resultsOf(asked, 'findFlights');
  const [compared] = resultsOf(asked, 'compareFlyOrSail');
  if (!found) {
    return {
      calls: [
        { tool: 'findFlights', input: { island } },
        ...(day ? [{ tool: 'compareFlyOrSail', input: { island, date: day } }] : []),
      ],
    };
  }
  const at = named('island', island, locale);
  const airport = found.output.airport as
    | {
        iata: string;
        name: Localized;
        fromAthens: {
          minutes: [number, number];
          fare: { low: number; high: number } | null;
        } | null;
        services: { airline: string; fromAthens: boolean; season: string }[];
      }
    | null
    | undefined;
  if (airport === undefined) return { text: faultOf(asked, found.output) };
  const page = link(t('flights.page'), pagesOf(found.output).page);
  const label = `*${String(found.output.label)}*`;
  if (!airport) {
    const land = (found.output.landAt ?? []) as {
      iata: string;
      name: Localized;
    }[];
    return {
      text: `${t('flights.none', at)} ${t('flights.land', {
        airports: land
          .slice(0, 3)
          .map(({ name, iata }) => `${plain(name[locale])} (${iata})`)
          .join(', '),
      })} ${label} ${page}.`,
    };
  }
  const athens = airport.fromAthens;
  const airlines = [
    ...new Set(airport.services.filter((one) => one.fromAthens).map((one) => plain(one.airline))),
  ];
  const options = (compared?.output.sail as { options?: Door[] } | undefined)?.options ?? [];
  const sail = options.find(({ why }) => why?.includes('cheapest')) ?? options[0];
  const fly = compared?.output.fly as Door | null | undefined;
  const people = turn.party?.adults ?? asked.trip.adults ?? 1;
  const euros = ({ cents }: Door) => formatEuroRange([cents.low, cents.high], locale);
  return {
    text: [
      t('flights.has', { ...at, iata: airport.iata }),
      athens ? t('flights.hop', { time: formatDurationRange(athens.minutes, locale) }) : '',
      athens?.fare
        ? t('flights.fare', { fare: formatEuroRange([athens.fare.low, athens.fare.high], locale) })
        : '',
      airlines.length > 0 ? t('flights.airlines', { airlines: airlines.join(', ') }) : '',
      sail && fly && day
        ? `\n\n${t('flights.doors', {
            day: formatDay(day, locale, 'long'),
            fly: formatDuration(fly.minutes.low, locale),
            flyCost: euros(fly),
            sail: formatDuration(sail.minutes.low, locale),
            sailCost: euros(sail),
            people,
          })} ${t(fly.minutes.low < sail.minutes.low ? 'flights.quicker' : 'flights.slower')}\n\n`
        : '',
      `${label} ${page}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
