import { formatDuration, formatDurationRange } from '@/lib/i18n/duration';
import { formatDay, formatEuroRange, formatNumber } from '@/lib/i18n/format';
import { soundKey } from '@/lib/i18n/sound-key';
import type { IslandSlug } from '@/lib/islands/slugs';
import { daysBetween } from '@/lib/time/days';
import { monthName } from '../word/months';
import { link, named, plain } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { type Asked, type Next, resultsOf } from './asked';
import { faultOf } from './ferry';

type Pages = Readonly<Record<string, string>>;
const pagesOf = (output: Readonly<Record<string, unknown>>) => (output.pages ?? {}) as Pages;

/** The weather of the next days where they are asked for, else what the month is like. */
export function weatherNext(
  asked: Asked,
  island: IslandSlug | undefined,
  day: string | undefined,
): Next {
  const { t, locale, today } = asked;
  if (!island) return { text: t('ask.island.weather') };
  const isSoon = !day || daysBetween(today, day) <= 7;
  const tool = isSoon ? 'getWeather' : 'getClimate';
  const [found] = resultsOf(asked, tool);
  const input = isSoon ? { island } : { island, month: Number(day?.slice(5, 7)) };
  if (!found) return { calls: [{ tool, input }] };
  const at = named('island', island, locale);
  const page = link(t('weather.page', at), pagesOf(found.output).page);
  if (!isSoon) {
    const [month] = (found.output.months ?? []) as {
      month: number;
      highC: number;
      lowC: number;
      rainMm: number | null;
      seaC: number | null;
    }[];
    if (!month) return { text: faultOf(asked, found.output) };
    const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
    const parts = [
      t('weather.average', {
        ...at,
        month: monthName(month.month, locale),
        high: number(month.highC),
        low: number(month.lowC),
      }),
      month.seaC === null ? '' : t('weather.sea', { sea: number(month.seaC) }),
      month.rainMm === null ? '' : t('weather.rain', { rain: number(month.rainMm) }),
    ];
    return { text: `${parts.filter(Boolean).join(' ')} *${String(found.output.label)}* ${page}.` };
  }
  const [place] = (found.output.islands ?? []) as {
    days: {
      date: string;
      highC: number | null;
      lowC: number | null;
      rainPercent: number | null;
      wind: { beaufort: number | null; from: string | null };
    }[];
    average: { month: number; highC: number; lowC: number };
  }[];
  if (!place) return { text: faultOf(asked, found.output) };
  const days = place.days
    .filter(({ date }) => !day || date >= day)
    .slice(0, day ? 3 : 4)
    .filter(({ highC }) => highC !== null);
  if (days.length === 0) {
    const { month, highC, lowC } = place.average;
    return {
      text: `${t('weather.noForecast', { ...at, month: monthName(month, locale), high: String(highC), low: String(lowC) })} ${page}.`,
    };
  }
  const lines = days.map(
    ({ date, highC, lowC, wind }) =>
      `- ${t('weather.day', { day: formatDay(date, locale, 'short'), high: Math.round(highC ?? 0), low: Math.round(lowC ?? 0), force: wind.beaufort ?? 0 })}`,
  );
  return {
    text: `${t('weather.head', at)}\n\n${lines.join('\n')}\n\n*${String(found.output.label)}* ${page}.`,
  };
}

/** Which boats stay in port when it blows, and whether the next days are such. */
export function windNext(asked: Asked): Next {
  const { t, locale, planBefore } = asked;
  const [found] = resultsOf(asked, 'getSailingWeather');
  const [text] = resultsOf(asked, 'findPassages');
  if (!found || !text) {
    const q =
      locale === 'el'
        ? 'μελτέμι ακυρώσεις πλοίων μποφόρ'
        : 'strong wind ferries cancelled Beaufort';
    return {
      intro: t('wind.look'),
      calls: [
        { tool: 'getSailingWeather', input: {} },
        { tool: 'findPassages', input: { q, kind: ['ferryGuide', 'help', 'guides'], most: 2 } },
      ],
    };
  }
  const areas = (found.output.areas ?? []) as {
    name: string;
    days: { date: string; beaufort: number; boats: Record<string, string> }[];
  }[];
  const rough = areas.flatMap(({ name, days }) =>
    days.filter(({ boats }) => boats.highSpeed !== 'sails').map((day) => ({ name, ...day })),
  );
  const plan = planBefore?.output as unknown as PlanBrief | undefined;
  const fast = (plan?.plan?.legs ?? []).filter(({ boats }) =>
    boats.some(({ vesselKind }) => vesselKind === 'high-speed'),
  ).length;
  const page = link(t('wind.page'), pagesOf(found.output).page);
  const passages = passageLines(asked, text.output, 1);
  const isKnown = areas.some(({ days }) => days.length > 0);
  return {
    text: [
      plan?.plan ? t('wind.plan', { fast, legs: plan.plan.legs.length }) : t('wind.rule'),
      isKnown
        ? rough.length > 0
          ? t('wind.rough', {
              days: rough
                .slice(0, 3)
                .map(
                  (one) =>
                    `${formatDay(one.date, locale, 'short')} (${plain(one.name)}, ${one.beaufort})`,
                )
                .join(', '),
            })
          : t('wind.calm')
        : t('wind.unknown'),
      passages,
      plan?.plan ? t('wind.offer') : '',
      `${page}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Beaches out of the wind, or what one of them lies open to. */
export function shelterNext(asked: Asked, island: IslandSlug | undefined): Next {
  const { t, locale, turn } = asked;
  if (!island) return { text: t('ask.island.shelter') };
  const [found] = resultsOf(asked, 'getShelteredBeaches');
  if (!found) return { calls: [{ tool: 'getShelteredBeaches', input: { island } }] };
  const beaches = (found.output.beaches ?? []) as {
    name: string;
    openWaterKm: number[];
    first: { state: string } | null;
  }[];
  const page = link(t('shelter.page', named('island', island, locale)), pagesOf(found.output).page);
  const label = `*${String(found.output.label)}*`;
  const said = soundKey(turn.text);
  const asksFor = beaches.find(({ name }) => said.includes(soundKey(name)));
  if (asksFor) {
    const open = openSides(asksFor.openWaterKm).map((side) => t(`side.${side}`));
    const text =
      open.length > 0
        ? t('shelter.open', { beach: plain(asksFor.name), sides: open.join(', ') })
        : t('shelter.closed', { beach: plain(asksFor.name) });
    return { text: `${text} ${label} ${page}.` };
  }
  if (beaches.length === 0)
    return { text: `${t('shelter.none', named('island', island, locale))} ${page}.` };
  const calm = beaches.filter(({ first }) => first?.state === 'calm' || first === null);
  const names = (calm.length > 0 ? calm : beaches)
    .slice(0, 4)
    .map(({ name }) => `**${plain(name)}**`);
  return { text: `${t('shelter.calm', { beaches: names.join(', ') })} ${label} ${page}.` };
}

const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Eight directions of the compass with more than ten kilometres of open water. */
function openSides(openWaterKm: readonly number[]) {
  return sides.filter((_, index) => (openWaterKm[index * 2] ?? 0) > 10);
}

/** From port or airport to town. */
export function transfersNext(asked: Asked, island: IslandSlug | 'attica' | undefined): Next {
  const { t, locale } = asked;
  if (!island) return { text: t('ask.island.transfers') };
  const [found] = resultsOf(asked, 'findTransfers');
  if (!found) return { calls: [{ tool: 'findTransfers', input: { island } }] };
  const starts = (found.output.starts ?? []) as {
    from: { en: string; el: string };
    ways: {
      to: { en: string; el: string };
      rides: {
        kind: string;
        minutes: [number, number];
        price: { low: number; high: number; per: string } | null;
        isEstimate: boolean;
      }[];
    }[];
  }[];
  const lines = starts.slice(0, 3).flatMap(({ from, ways }) =>
    ways.slice(0, island === 'attica' ? 3 : 1).map(({ to, rides }) => {
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
  return {
    text: `${t('transfers.head')}\n\n${lines.join('\n')}\n\n*${String(found.output.label)}* ${page}.`,
  };
}

/** Airport and airlines, or where to land. */
export function flightsNext(
  asked: Asked,
  island: IslandSlug | undefined,
  day: string | undefined,
): Next {
  const { t, locale } = asked;
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
        name: { en: string; el: string };
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
      name: { en: string; el: string };
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
  const sail = (
    compared?.output.sail as { options?: { minutes: { low: number; high: number } }[] } | undefined
  )?.options?.[0];
  const fly = compared?.output.fly as { minutes: { low: number; high: number } } | null | undefined;
  return {
    text: [
      t('flights.has', { ...at, iata: airport.iata }),
      athens ? t('flights.hop', { time: formatDurationRange(athens.minutes, locale) }) : '',
      athens?.fare
        ? t('flights.fare', { fare: formatEuroRange([athens.fare.low, athens.fare.high], locale) })
        : '',
      airlines.length > 0 ? t('flights.airlines', { airlines: airlines.join(', ') }) : '',
      sail && fly
        ? t('flights.doors', {
            fly: formatDuration(fly.minutes.low, locale),
            sail: formatDuration(sail.minutes.low, locale),
          })
        : '',
      `${label} ${page}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Passages as short quotes with their page. */
export function passageLines(
  { locale: _locale }: Asked,
  output: Readonly<Record<string, unknown>>,
  most: number,
): string {
  const passages = (output.passages ?? []) as {
    title: string;
    context: string;
    text: string;
    page: string;
  }[];
  const pages = pagesOf(output);
  return passages
    .slice(0, most)
    .map(
      ({ title, context, text, page }) =>
        `${link(`**${plain(context && context !== title ? `${context}: ${title}` : title)}**`, pages[page])}: ${plain(firstSentences(text))}`,
    )
    .join('\n\n');
}

/** The beginning of a text, whole sentences up to some three hundred letters. */
export function firstSentences(text: string, most = 320): string {
  if (text.length <= most) return text;
  const end = text.slice(0, most).lastIndexOf('. ');
  return end > 60
    ? text.slice(0, end + 1)
    : `${text.slice(0, text.slice(0, most).lastIndexOf(' '))} …`;
}
