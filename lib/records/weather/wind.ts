/** The eight directions a wind is named after, clockwise from north. */
export const windNames = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

export type WindName = (typeof windNames)[number];

/** The name of the wind that comes from a direction, degrees clockwise from north. */
export function windName(degrees: number): WindName {
  const turn = ((degrees % 360) + 360) % 360;
  return windNames[Math.round(turn / 45) % windNames.length] ?? 'n';
}
