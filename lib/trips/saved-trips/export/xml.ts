import { createCB } from 'xmlbuilder2';
import type { XMLBuilderCB } from 'xmlbuilder2/lib/interfaces';
import type { LonLat } from '@/lib/foundation/geo/projection';

/** A document that is written as it is made. */
interface WrittenXml {
  readonly xml: XMLBuilderCB;
  /** Returns the text written since the last call. */
  taken(): string;
}

/** Creates an empty document for writing. */
export function writtenXml(): WrittenXml {
  let text = '';
  const xml = createCB({
    prettyPrint: true,
    data: (part: string) => {
      text += part;
    },
  }).dec({ version: '1.0', encoding: 'UTF-8' });
  return {
    xml,
    taken() {
      const given = text;
      text = '';
      return given;
    },
  };
}

/** Element that contains only text. */
export const textElement = (xml: XMLBuilderCB, name: string, text: string): XMLBuilderCB =>
  xml.ele(name).txt(text).up();

/**
 * Escapes a text so that it appears as written: by default the library treats `&lt;` as already
 * escaped, and a reader would see a bracket instead. Removes characters that XML 1.0 does not
 * allow, which a pasted note may contain.
 */
export const exactly = (text: string): string =>
  text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replaceAll('&', '&amp;');

/** Five decimals are a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e5) / 1e5);

/** As KML writes positions: longitude first. */
export const coordinates = ([lon, lat]: LonLat): string => `${degrees(lon)},${degrees(lat)}`;
