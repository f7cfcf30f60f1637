/** The sixteen winds, clockwise from north. */
export const windPoints = [
  ...(['n', 'nne', 'ne', 'ene', 'e', 'ese', 'se', 'sse'] as const),
  ...(['s', 'ssw', 'sw', 'wsw', 'w', 'wnw', 'nw', 'nnw'] as const),
] as const;

/** Effects of a wind on a beach whose water stays flat: gusts off the land, wind along the beach, blowing sand. */
export const windEffects = ['gusts', 'alongshore', 'sand'] as const;

export type WindEffect = (typeof windEffects)[number];
