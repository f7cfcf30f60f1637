import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import { splitName } from '../../lib/records/charts/names.ts';
import {
  type ChartLabel,
  type ChartSymbol,
  type Layout,
  layoutSize,
} from '../../lib/records/charts/types.ts';
import { type Face, lineWidth } from './font-widths.ts';

/*
 * Label styles of styles/chart.css in numbers: CSS pixels for a chart of a given width. Both must
 * agree, or the placements are computed for letters of another size.
 */

interface TypeStyle {
  readonly face: Face;
  readonly least: number;
  readonly most: number;
  /** Font size between the two limits, in per cent of the chart's width (cqw). */
  readonly share: Record<Layout, number>;
  readonly spacing: number;
  readonly capitals?: true;
}

export type TypeRole = 'main' | 'settlement' | 'aside' | 'neighbour' | 'water' | 'land' | 'isle';

export const typeStyles: Record<TypeRole, TypeStyle> = {
  main: {
    face: 'strong',
    least: 14.5,
    most: 19,
    share: { hero: 1.25, poster: 2.6 },
    spacing: 0.01,
  },
  settlement: {
    face: 'roman',
    least: 12.5,
    most: 15,
    share: { hero: 0.98, poster: 2.1 },
    spacing: 0,
  },
  aside: {
    face: 'italic',
    least: 12.5,
    most: 14.5,
    share: { hero: 0.94, poster: 2.05 },
    spacing: 0,
  },
  neighbour: {
    face: 'roman',
    least: 12,
    most: 13,
    share: { hero: 0.84, poster: 1.8 },
    spacing: 0.14,
    capitals: true,
  },
  water: { face: 'italic', least: 13, most: 20, share: { hero: 1.35, poster: 2.5 }, spacing: 0.09 },
  land: {
    face: 'roman',
    least: 12,
    most: 12.5,
    share: { hero: 0.78, poster: 1.6 },
    spacing: 0.16,
    capitals: true,
  },
  isle: { face: 'roman', least: 12, most: 16, share: { hero: 1.0, poster: 2.05 }, spacing: 0.01 },
};

export function roleOf(label: Pick<ChartLabel, 'kind' | 'main'>): TypeRole {
  if (label.main) return 'main';
  switch (label.kind) {
    case 'port':
    case 'village':
      return 'settlement';
    case 'island':
      return 'neighbour';
    case 'land':
      return 'land';
    case 'sea':
      return 'water';
    default:
      return 'aside';
  }
}

export function fontSize(role: TypeRole, layout: Layout, width: number): number {
  const { least, most, share } = typeStyles[role];
  return Math.min(most, Math.max(least, (share[layout] / 100) * width));
}

export const lineHeight = 1.12;

/** Greek capitals are set without accents. */
export const toCapitals = (text: string) =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC').toUpperCase();

/**
 * Size of a name's text block in em: the larger of the two languages, so that one position fits
 * both.
 */
export function blockSize(name: Localized, role: TypeRole) {
  const { face, spacing, capitals } = typeStyles[role];
  const sizes = [name.en, name.el].map((text) => {
    const lines = splitName(capitals ? toCapitals(text) : text);
    return {
      width: Math.max(...lines.map((line) => lineWidth(line, face, spacing))),
      height: lines.length * lineHeight,
    };
  });
  return {
    width: Math.max(...sizes.map((size) => size.width)) + 0.2,
    height: Math.max(...sizes.map((size) => size.height)),
  };
}

/** Half the extent of a symbol in CSS pixels. */
export const symbolRadius: Record<ChartSymbol, number> = {
  harbour: 7,
  quay: 5.5,
  town: 3.5,
  beach: 5,
  sight: 4,
  peak: 5.5,
  none: 0,
};

/** Pixels of the artwork per CSS pixel. */
export const scaleAt = (layout: Layout, width: number) => layoutSize[layout].width / width;

/** Size of a cartouche in pixels of the artwork on a chart of a given CSS width. */
export function cartoucheSize(
  name: Localized,
  layout: Layout,
  nameSize: number,
  width: number,
  barLength: number,
) {
  const scale = scaleAt(layout, width);
  const share = nameSize / layoutSize[layout].width;
  const size = share * width;
  const second = Math.max(13, size * 0.32);
  const widths = [lineWidth(name.en, 'display'), lineWidth(name.el, 'display')];
  const inCss = {
    width: Math.max(Math.max(...widths) * size, Math.max(...widths) * second * 1.06, 90) + 6,
    height: size * 1.02 + second * 1.3 + 18 + 32,
  };
  return {
    width: Math.max(inCss.width * scale, barLength + 40 * scale),
    height: inCss.height * scale,
  };
}

/** Font size of the name in a cartouche, in pixels of the artwork: smaller for a long name. */
export function cartoucheNameSize(name: Localized, layout: Layout): number {
  const em = Math.max(lineWidth(name.en, 'display'), lineWidth(name.el, 'display'));
  const [most, room] = layout === 'hero' ? [96, 430] : [92, 470];
  return Math.round(Math.min(most, room / em));
}

/** Chart widths in CSS pixels at which placements are checked. */
export const provedWidths: Record<Layout, readonly number[]> = {
  hero: [700, 780, 880, 1000, 1130, 1300, 1440, 1600],
  poster: [280, 310, 340, 375, 425, 480, 560, 660, 800],
};
