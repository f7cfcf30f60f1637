import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import type { LonLat } from '@/lib/geo/projection';

/** What XML 1.0 has no sign for is left out: a note may hold anything a person pasted. */
export const xmlDocument = (): XMLBuilder =>
  create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' });

/**
 * A text as it was written: of its own the library takes `&lt;` for a sign that has been written for XML already, and
 * whoever reads the file finds a bracket in its place.
 */
export const exactly = (text: string): string => text.replaceAll('&', '&amp;');

/** Five decimals are a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e5) / 1e5);

/** As KML writes positions: longitude first. */
export const coordinates = ([lon, lat]: LonLat): string => `${degrees(lon)},${degrees(lat)}`;
