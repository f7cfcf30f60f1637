import { anyOf, rowsIn } from './slots';
import { word } from './text';

export const winds = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof winds)[number];

const namesWind = word(anyOf('wind'));
/** A wind that turns: `if it turns to the south`, «αν γυρίσει σε βοριά». */
const turns =
  /(?<!\p{L})(?:turn|shift|switch|swing|go|γυρισ|γυριζ|αλλαξ)\p{L}*(?: round| around)? (?:to |into |σε |στο[ν]? )?(?:the |a )?(?=(?:north|south|east|west|βορι|νοτι|ανατ|δυτ))/u;

/** Direction of the wind that a message names. The side of an island is no wind. */
export const windIn = (text: string): Wind | undefined =>
  namesWind.test(text) || turns.test(text)
    ? (rowsIn('compass').find(([, pattern]) => word(pattern).test(text))?.[0] as Wind | undefined)
    : undefined;
