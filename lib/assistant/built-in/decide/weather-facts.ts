import { formatDay, formatNumber } from '@/lib/foundation/i18n/format';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { daysBetween } from '@/lib/foundation/time/days';
import { routes } from '@/lib/platform/routes/register';
import { anyOf } from '../understand/slots';
import { word } from '../understand/text';
import { monthName } from '../word/months';
import { link, named, plain } from '../word/names';
import type { PlanBrief } from '../word/plan';
import { faultOf } from './ferry';
import { passageLines } from './passages';
import { pagesOf, passagesIn } from './quotes';
import { type Next, resultsOf, type TurnRequest } from './turn-request';

export const windWords = word(anyOf('wind'));

/**
 * Gives the forecast for the coming days, or the climate of a month further away: in summer the wind
 * first, if it is asked about.
 */
export function weatherNext(asked: TurnRequest, island: IslandSlug, day: string | undefined): Next {
  const { t, locale, today } = asked;
  const grain = asked.turn.times[0]?.grain;
  const isMonth = grain === 'month' || grain === 'season';
  const isSoon = !day || (daysBetween(today, day) <= 7 && !isMonth);
  const tool = isSoon ? 'getWeather' : 'getClimate';
  const [found] = resultsOf(asked, tool);
  const monthAsked = Number(day?.slice(5, 7));
  const input = isSoon ? { island } : { island, month: monthAsked };
  // Our text on the wind of the seasons is about the meltemi.
  const isSummer = monthAsked >= 5 && monthAsked <= 9;
  const isOnWind = !isSoon && isSummer && windWords.test(asked.turn.text);
  const windQuery = t('wind.ahead.season');
  const texts = resultsOf(asked, 'findPassages').find((one) => one.input.q === windQuery);
  const calls = [
    ...(found ? [] : [{ tool, input }]),
    ...(isOnWind && !texts ? [{ tool: 'findPassages', input: { q: windQuery, most: 8 } }] : []),
  ];
  if (!found || calls.length > 0) return { calls };
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
    const average = `${parts.filter(Boolean).join(' ')} *${String(found.output.label)}* ${page}.`;
    const wind = texts && isOnWind ? seasonOfWind(texts.output) : '';
    return { text: [wind, average].filter(Boolean).join('\n\n') };
  }
  const [place] = (found.output.islands ?? []) as {
    days: {
      date: string;
      highC: number | null;
      lowC: number | null;
      rainPercent: number | null;
      wind: { beaufort: number | null; from: string | null };
      leftOut: readonly string[];
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
      `- ${t('weather.day', { day: formatDay(date, locale, 'short'), high: Math.round(highC ?? 0), low: Math.round(lowC ?? 0), force: wind.beaufort ?? 'unknown' })}`,
  );
  const unsure = days.filter(({ leftOut }) => leftOut.includes('waves'));
  if (unsure.length > 0) {
    const list = unsure.map(({ date }) => formatDay(date, locale, 'short')).join(', ');
    lines.push('', t('weather.leftOut', { days: list }));
  }
  return {
    text: `${t('weather.head', at)}\n\n${lines.join('\n')}\n\n*${String(found.output.label)}* ${page}.`,
  };
}

/** Searches for what is known of the wind before there is a forecast: months, plans, rights. */
const windTexts = [
  ['season', `${routes.guide('best-time-to-visit')}#sea-and-wind`, /meltemi|μελτεμι/],
  [
    'planning',
    `${routes.guide('island-hopping')}#wind`,
    /buffer|day before|earlier|last night|last day|προηγουμεν|νωριτερα|περιθωρι/,
  ],
  ['rights', `${routes.help}#ferry-cancelled`, undefined],
] as const;

/** Quotes our text on the wind of the seasons; empty if it was not found. */
function seasonOfWind(output: Readonly<Record<string, unknown>>): string {
  const [[, page, about]] = windTexts;
  const passages = passagesIn(output).filter((one) => one.page === page);
  return passageLines({ passages, pages: pagesOf(output) }, 1, about);
}

/** Answers a question on the wind of days without a forecast from our texts. */
function windAhead(asked: TurnRequest): Next {
  const { t } = asked;
  const found = resultsOf(asked, 'findPassages');
  const queries = windTexts.map(([key]) => t(`wind.ahead.${key}`));
  if (found.length === 0)
    return {
      intro: t('wind.look'),
      calls: queries.map((q) => ({ tool: 'findPassages', input: { q, most: 8 } })),
    };
  const lines = windTexts.flatMap(([, page, about], index) => {
    const output = found.find(({ input }) => input.q === queries[index])?.output;
    const passages = ((output?.passages ?? []) as { page: string }[]).filter(
      (one) => one.page === page,
    );
    return passages.length > 0 && output
      ? [passageLines({ passages, pages: pagesOf(output) }, 1, about)]
      : [];
  });
  return { text: [`${t('wind.tooEarly')} ${t('wind.rule')}`, ...lines].join('\n\n') };
}

/** Explains which boats stay in port in strong wind, and whether strong wind is forecast. */
export function windNext(asked: TurnRequest): Next {
  const { t, locale, planBefore, turn, today } = asked;
  const [time] = turn.times;
  if (time && daysBetween(today, time.first) > 10) return windAhead(asked);
  const [found] = resultsOf(asked, 'getSailingWeather');
  const [text] = resultsOf(asked, 'findPassages');
  if (!found || !text) {
    const q = t('wind.query');
    return {
      intro: t('wind.look'),
      calls: [
        { tool: 'getSailingWeather', input: {} },
        { tool: 'findPassages', input: { q, kind: ['ferryGuide', 'help', 'guides'], most: 6 } },
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
  // Boats that sail come first, then rights for those that do not.
  const isOnRights = /cancel|refund|right|owed|ακυρ|δικαι|επιστροφη χρημ/u.test(turn.text);
  const all = passagesIn(text.output);
  const best = `${routes.help}#${isOnRights ? 'ferry-cancelled' : 'beaufort'}`;
  const fitting = all.filter(({ page }) => page === best);
  const passages = passageLines(
    { ...text.output, passages: fitting.length > 0 ? fitting : all },
    1,
  );
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
