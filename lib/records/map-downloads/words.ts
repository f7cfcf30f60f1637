import { formatDegrees } from '@/lib/foundation/geo/degrees';
import { type Locale, languageOf, secondLocale } from '@/lib/foundation/i18n/locales';
import { bareName, splitName } from '@/lib/records/charts/names';
import type { Chart, ChartLabel, ChartSymbol, Placement } from '@/lib/records/charts/types';

/** Faces that ship with the site. */
export type Face = 'text' | 'italic' | 'strong' | 'display';

/** A line of words on the upright sheet of 800 × 1000. */
export interface Word {
  readonly text: string;
  readonly x: number;
  /** Position of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: string;
  /** Painted around the letters, so that they read over lines; absent if nothing lies below. */
  readonly halo?: string;
  /** Between letters, pixels. */
  readonly spacing: number;
  /** Degrees clockwise about its point. */
  readonly turn?: 90 | -90;
}

export interface Mark {
  readonly symbol: Exclude<ChartSymbol, 'none'>;
  readonly x: number;
  readonly y: number;
}

export interface Lettering {
  readonly words: readonly Word[];
  readonly marks: readonly Mark[];
  /** Lines from words to the places they belong to, where the words had to move away. */
  readonly leaders: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

/** Words of messages/<locale>/charts.json. */
export interface ChartTexts {
  readonly north: string;
  readonly east: string;
  readonly kilometres: string;
  /** Names of lands, seas, islets and islands, by kind and id of the label. */
  readonly names: Readonly<Partial<Record<ChartLabel['kind'], Readonly<Record<string, string>>>>>;
}

/** The day's colours, as in styles/chart-palette.css. */
export const colours = {
  sheet: '#f8f3e8',
  ink: '#17364a',
  ink2: '#46647a',
  accent: '#b04a24',
  water: '#265f80',
  land: '#f6eede',
  sea: '#d5e4e8',
} as const;

type Style = Pick<Word, 'size' | 'face' | 'colour' | 'spacing'>;
const style = (size: number, face: Face, colour: string, spacing = 0): Style => ({
  size,
  face,
  colour,
  spacing: spacing * size,
});

/** Styles of the labels, the same as in styles/chart-words.css at the full width of the sheet. */
const styles: Readonly<Record<ChartLabel['kind'] | 'main', Style>> = {
  main: style(19, 'strong', colours.ink),
  village: style(15, 'text', colours.ink),
  port: style(15, 'text', colours.ink),
  beach: style(14.5, 'italic', colours.ink),
  sight: style(14.5, 'italic', colours.ink),
  peak: style(14.5, 'italic', colours.ink2),
  islet: style(14.5, 'italic', colours.ink2),
  island: style(13, 'text', colours.ink2, 0.14),
  sea: style(20, 'italic', colours.water, 0.09),
  land: style(12.5, 'text', colours.ink2, 0.16),
};

/** Islands on the sheet of the whole archipelago. */
const isle = style(16, 'text', colours.ink, 0.01);

const lineHeight = 1.12;
/** Share of a line's height between its top and the baseline. */
const baseline = 0.8;

/**
 * Position of words beside their point: direction of the gap, and the share of their height by
 * which they move up.
 */
const sides: Readonly<
  Record<Placement[2], readonly [dx: number, dy: number, up: number, anchor: Word['anchor']]>
> = {
  e: [1, 0, 0.5, 'start'],
  w: [-1, 0, 0.5, 'end'],
  n: [0, -1, 1, 'middle'],
  s: [0, 1, 0, 'middle'],
  ne: [0.72, -0.72, 0.82, 'start'],
  se: [0.72, 0.72, 0.18, 'start'],
  nw: [-0.72, -0.72, 0.82, 'end'],
  sw: [-0.72, 0.72, 0.18, 'end'],
  c: [0, 0, 0.5, 'middle'],
};

const upper = (text: string, locale: Locale) =>
  (languageOf(locale).capitalsKeepAccents
    ? text
    : text
        .normalize('NFD')
        .replace(/\u0301/g, '')
        .normalize('NFC')
  ).toLocaleUpperCase(locale);

function labelWords(label: ChartLabel, texts: ChartTexts, locale: Locale, ofAll: boolean): Word[] {
  const place = label.poster;
  if (!place) return [];
  const name = label.name?.[locale] ?? texts.names[label.kind]?.[label.id] ?? label.id;
  const isIsle = ofAll && label.kind === 'island';
  const isCapital = !isIsle && (label.kind === 'island' || label.kind === 'land');
  const lines = splitName(isCapital ? upper(name, locale) : name);
  const look = isIsle ? isle : styles[label.main ? 'main' : label.kind];
  const [x, y, side, gap, , ground] = place;
  const [dx, dy, up, anchor] = sides[side];
  const height = lines.length * look.size * lineHeight;
  const top = y + dy * gap - up * height;
  return lines.map((text, at) => ({
    ...look,
    text,
    anchor,
    x: x + dx * gap,
    y: top + (at + baseline) * look.size * lineHeight,
    halo: ground === 'land' ? colours.land : colours.sea,
  }));
}

/** The words and symbols of the upright sheet of a chart, in a language. */
export function letteringOf(chart: Chart, texts: ChartTexts, locale: Locale): Lettering {
  const { poster, labels } = chart;
  const placed = labels.flatMap((label) => (label.poster ? [{ label, at: label.poster }] : []));
  const small = { size: 12, face: 'text', colour: colours.ink2, spacing: 0 } as const;
  const degree = (value: number, letter: string) => `${formatDegrees(value)}${letter}`;
  const inside = (at: number, corner: number, whole: number) => at > corner && at < whole - corner;
  return {
    marks: placed.flatMap(({ label: { symbol }, at }) =>
      symbol === 'none' ? [] : [{ symbol, x: at[6]?.[0] ?? at[0], y: at[6]?.[1] ?? at[1] }],
    ),
    leaders: placed.flatMap(({ at }) =>
      at[6] ? [[at[6][0], at[6][1], at[0], at[1]] as const] : [],
    ),
    words: [
      ...placed.flatMap(({ label }) =>
        labelWords(label, texts, locale, chart.id === 'archipelago'),
      ),
      ...titleWords(chart, texts, locale),
      {
        text: texts.north,
        x: poster.rose.x,
        y: poster.rose.y - poster.rose.radius - 12,
        size: 17,
        face: 'display',
        anchor: 'middle',
        colour: colours.accent,
        spacing: 0,
      },
      ...poster.meridians
        .filter(([, x]) => inside(x, 90, 800))
        .map(
          ([lon, x]): Word => ({
            ...small,
            text: degree(lon, texts.east),
            x,
            y: 18,
            anchor: 'middle',
          }),
        ),
      ...poster.parallels
        .filter(([, y]) => inside(y, 80, 1000))
        .flatMap(([lat, y]): Word[] => {
          const text = degree(lat, texts.north);
          return [
            { ...small, text, x: 18, y, anchor: 'middle', turn: -90 },
            { ...small, text, x: 782, y, anchor: 'middle', turn: 90 },
          ];
        }),
    ],
  };
}

/** Upper left corner of the scale bar. */
export function scaleBarOf({ poster: { cartouche, scaleBar } }: Chart) {
  const { x, nameSize } = cartouche;
  return {
    x,
    y: titleTop(cartouche) + nameSize * 1.02 + subtitleSize(nameSize) * 1.3 + 18,
    ...scaleBar,
  };
}

const subtitleSize = (nameSize: number) => Math.max(13, nameSize * 0.32);
/** Height from the top of the name to the bottom of the scale's text. */
const cartoucheHeight = (nameSize: number) =>
  nameSize * 1.02 + subtitleSize(nameSize) * 1.3 + 18 + 23;

const titleTop = ({ y, nameSize, low }: Chart['poster']['cartouche']) =>
  low ? y - cartoucheHeight(nameSize) : y;

function titleWords(chart: Chart, texts: ChartTexts, locale: Locale): Word[] {
  const { cartouche, scaleBar } = chart.poster;
  const { x, nameSize } = cartouche;
  const top = titleTop(cartouche);
  const bar = scaleBarOf(chart);
  const sub = subtitleSize(nameSize);
  return [
    {
      text: bareName(chart.name[locale]),
      x: x - nameSize * 0.03,
      y: top + nameSize * 0.82,
      size: nameSize,
      face: 'display',
      anchor: 'start',
      colour: colours.ink,
      spacing: -0.005 * nameSize,
    },
    {
      text: bareName(chart.name[secondLocale(locale)]),
      x,
      y: top + nameSize * 1.02 + sub,
      size: sub,
      face: 'display',
      anchor: 'start',
      colour: colours.ink2,
      spacing: 0.06 * sub,
    },
    {
      text: `${scaleBar.km} ${texts.kilometres}`,
      x: x + bar.length,
      y: bar.y + 20,
      size: 12,
      face: 'text',
      anchor: 'end',
      colour: colours.ink2,
      spacing: 0,
    },
  ];
}
