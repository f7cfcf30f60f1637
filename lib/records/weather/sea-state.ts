/** Names of sea states, calmest first: the ten degrees of the Douglas scale. */
export const seaStates = [
  'glassy',
  'rippled',
  'smooth',
  'slight',
  'moderate',
  'rough',
  'very-rough',
  'high',
  'very-high',
  'phenomenal',
] as const;

/** Significant height of the waves up to which each state but the last counts, metres. */
const most = [0, 0.1, 0.5, 1.25, 2.5, 4, 6, 9, 14] as const;

/**
 * The state of the sea, 0 to 9, by the significant height of its waves.
 * Source: World Meteorological Organization, Manual on Codes (No. 306), table 3700.
 *
 * @param metres 0 or more
 */
export function seaStateOf(metres: number): number {
  const state = most.findIndex((limit) => metres <= limit);
  return state === -1 ? most.length : state;
}
