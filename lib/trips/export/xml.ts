import { createCB } from 'xmlbuilder2';
import type { XMLBuilderCB } from 'xmlbuilder2/lib/interfaces';
import type { LonLat } from '@/lib/geo/projection';

/** A document that is written as it is made. */
interface WrittenXml {
  readonly xml: XMLBuilderCB;
  /** What has been written since it was asked for last. */
  taken(): string;
}

/** An empty document that is to be written. */
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

/** An element that holds a text alone. */
export const textElement = (xml: XMLBuilderCB, name: string, text: string): XMLBuilderCB =>
  xml.ele(name).txt(text).up();

/**
 * A text as it was written: of its own the library takes `&lt;` for a sign that has been written for XML already, and
 * whoever reads the file finds a bracket in its place. What XML 1.0 has no sign for is left out: a note may hold
 * anything a person pasted.
 */
export const exactly = (text: string): string =>
  text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '').replaceAll('&', '&amp;');

/** Five decimals are a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e5) / 1e5);

/** As KML writes positions: longitude first. */
export const coordinates = ([lon, lat]: LonLat): string => `${degrees(lon)},${degrees(lat)}`;
