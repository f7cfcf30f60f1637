/** Equator in metres in Web Mercator, where it is 512 pixels wide at zoom 0. */
const equator = 40_075_016.686;

const steps = [1, 2, 5];

export interface ScaleBar {
  readonly metres: number;
  /** Length on the screen in CSS pixels. */
  readonly length: number;
}

/**
 * Returns the longest scale bar of 1, 2 or 5 times a power of ten metres that is at most `longest`
 * pixels wide.
 */
export function scaleBar(zoom: number, lat: number, longest: number): ScaleBar {
  const metresPerPixel = (equator * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);
  const most = metresPerPixel * longest;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * (steps.findLast((step) => step * power <= most) ?? 1);
  return { metres, length: metres / metresPerPixel };
}
