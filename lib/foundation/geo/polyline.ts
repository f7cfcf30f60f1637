import type { LonLat } from './projection.ts';

/** Steps per degree: four decimals, some 10 m. */
const steps = 1e4;

/*
 * Written by hand: the tools run unbundled under Node, the site is bundled, and the published codec
 * cannot be imported by both in one way. It would also leave swapping latitude and longitude to us.
 */

/** A line as a string in Google's encoded polyline format with four decimals: latitude first, then differences. */
export function encodePolyline(line: readonly LonLat[]): string {
  let text = '';
  let previous = [0, 0];
  for (const [lon, lat] of line) {
    const next = [Math.round(lat * steps), Math.round(lon * steps)];
    next.forEach((value, index) => {
      const difference = value - (previous[index] ?? 0);
      let bits = difference < 0 ? ~(difference << 1) : difference << 1;
      for (; bits >= 0x20; bits >>= 5) text += String.fromCharCode((0x20 | (bits & 0x1f)) + 63);
      text += String.fromCharCode(bits + 63);
    });
    previous = next;
  }
  return text;
}

/** The line of an encoded string; the inverse of {@link encodePolyline} to four decimals. */
export function decodePolyline(text: string): LonLat[] {
  const values: number[] = [];
  let [bits, shift] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const chunk = text.charCodeAt(index) - 63;
    bits |= (chunk & 0x1f) << shift;
    shift += 5;
    if (chunk & 0x20) continue;
    values.push(bits & 1 ? ~(bits >> 1) : bits >> 1);
    [bits, shift] = [0, 0];
  }
  const line: LonLat[] = [];
  let [lat, lon] = [0, 0];
  for (let index = 0; index + 1 < values.length; index += 2) {
    lat += values[index] ?? 0;
    lon += values[index + 1] ?? 0;
    line.push([lon / steps, lat / steps]);
  }
  return line;
}
