/** Logo of the site as SVG: an eight-pointed compass rose in a ring, in a box of 64 units. */
export function compassSvg({ ink, sheet, accent, background, padding = 0 }) {
  const centre = 32;
  const point = (degrees, radius) => {
    const angle = (degrees * Math.PI) / 180;
    const x = centre + Math.sin(angle) * radius;
    const y = centre - Math.cos(angle) * radius;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const halves = (first, length, waist) => {
    let dark = '';
    let light = '';
    for (let degrees = first; degrees < 360; degrees += 90) {
      const tip = point(degrees, length);
      dark += `M32 32L${tip}L${point(degrees + 45, waist)}z`;
      light += `M32 32L${tip}L${point(degrees - 45, waist)}z`;
    }
    return { dark, light };
  };
  const minor = halves(45, 17, 4.5);
  const major = halves(0, 27, 6.5);
  const view = `${-padding} ${-padding} ${64 + 2 * padding} ${64 + 2 * padding}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">`,
    background
      ? `<path fill="${background}" d="M${-padding} ${-padding}h${64 + 2 * padding}v${64 + 2 * padding}H${-padding}z"/>`
      : '',
    `<g stroke="${ink}" stroke-width="1.2" stroke-linejoin="round">`,
    `<circle cx="32" cy="32" r="21" fill="none" stroke-width="1.6"/>`,
    `<path fill="${sheet}" d="${minor.light}"/><path fill="${ink}" d="${minor.dark}"/>`,
    `<path fill="${sheet}" d="${major.light}"/><path fill="${ink}" d="${major.dark}"/>`,
    `<path fill="${accent}" stroke="${accent}" d="M32 32L${point(0, 27)}L${point(45, 6.5)}z"/>`,
    '</g></svg>\n',
  ].join('');
}
