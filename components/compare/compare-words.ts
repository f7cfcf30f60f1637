import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatEuros, formatNumber } from '@/lib/foundation/i18n/format';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { routes } from '@/lib/platform/routes/register';
import { islandName } from '@/lib/records/charts/island-names';
import { formatMonths } from '@/lib/records/islands/format';
import { searchLink } from '@/lib/sea/ferries/search/address';
import { type ComparedIsland, sentenceRows, type WayBetween } from '@/lib/trips/compare/types';
import { type CompareContext, wholeEuros } from './format';

/** A row of the table: for each island some lines. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly (readonly string[])[];
}

/** All rows of the table, those that decide first. */
export function compareRows(
  context: CompareContext,
  islands: readonly ComparedIsland[],
): readonly CompareRow[] {
  const { t, locale } = context;
  const row = (key: RowKey, lines: (one: ComparedIsland) => readonly string[]) => ({
    key,
    label: t(`rows.${key}`),
    cells: islands.map(lines),
  });
  return [
    row('way', (one) => wayLines(context, one)),
    row('cost', (one) => costLines(context, one)),
    row('beaches', (one) => beachLines(context, one)),
    ...sentenceRows.map((key) =>
      row(key, ({ island, traits }) => [
        ...(key === 'season'
          ? [t('best', { months: formatMonths(island.bestMonths.months, locale) })]
          : []),
        traits[key][locale],
      ]),
    ),
    row('nights', ({ traits: { nights } }) => [
      t('nights', { least: nights[0], advised: nights[1] }),
    ]),
    row('size', ({ island }) => [
      t('size', {
        area: formatNumber(Math.round(island.areaKm2), locale),
        people: formatNumber(island.population.count, locale),
      }),
    ]),
  ];
}

type RowKey = 'way' | 'cost' | 'beaches' | 'nights' | 'size' | (typeof sentenceRows)[number];

function wayLines({ t, locale }: CompareContext, { island, fromAthens }: ComparedIsland) {
  const airport = island.airport
    ? t('way.airport', { code: island.airport.iata })
    : t('way.noAirport');
  if (!fromAthens) return [airport];
  const { from, minutes, isDirect, summer, winter } = fromAthens;
  const values = {
    time: formatDurationRange(minutes, locale),
    ...placeArguments('port', from.name[locale], locale),
  };
  return isDirect
    ? [
        t('way.time', values),
        t('way.boats', { july: summer.boats, december: winter.boats }),
        airport,
      ]
    : [t('way.timeWithChange', values), airport];
}

const costLines = ({ t, styles, locale }: CompareContext, { dayCosts }: ComparedIsland) =>
  dayCosts.map(({ style, may, july }) =>
    t('cost', {
      style: styles(style),
      may: formatEuros(wholeEuros(may), locale),
      july: formatEuros(wholeEuros(july), locale),
    }),
  );

const beachLines = ({ t }: CompareContext, { beaches }: ComparedIsland) => [
  t('beaches.sand', { sandy: beaches.sandy, all: beaches.all }),
  t('beaches.calm', { calm: beaches.calm }),
  ...(beaches.windy > 0 ? [t('beaches.windy', { windy: beaches.windy })] : []),
];

/** The boat from one island to the next, in words and with a link. */
export interface WayWords {
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

export function wayWords({ t, locale }: CompareContext, { from, to, facts }: WayBetween): WayWords {
  const ends = {
    ...placeArguments('from', islandName(from, locale), locale),
    ...placeArguments('to', islandName(to, locale), locale),
  };
  if (!facts) {
    return {
      text: t('bothNone', ends),
      link: { href: searchLink({ from, to }), label: t('search', ends) },
    };
  }
  const { minutes, isDirect, summer, winter, cents } = facts;
  const values = { ...ends, time: formatDurationRange(minutes, locale) };
  const text = isDirect
    ? t('bothBoat', {
        ...values,
        boats: t('way.boats', { july: summer.boats, december: winter.boats }),
      })
    : t('bothChange', values);
  const fare = cents ? ` ${t('fare', { fare: formatEuros(cents[0], locale) })}` : '';
  return {
    text: `${text}${fare}`,
    link: { href: routes.ferryRoute(routeSlugOf({ from, to })), label: t('route', ends) },
  };
}
