const centre = 32;

const tenth = (value: number) => Math.round(value * 10) / 10;

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = centre + Math.sin(angle) * radius;
  const y = centre - Math.cos(angle) * radius;
  return `${tenth(x)} ${tenth(y)}`;
}

/** Returns four points of the star starting at `first`, split into dark and light halves. */
function halves(first: number, length: number, waist: number) {
  const points = [first, first + 90, first + 180, first + 270];
  const half = (turn: number) =>
    points.map((d) => `M32 32L${at(d, length)}L${at(d + turn, waist)}z`).join('');
  return { dark: half(45), light: half(-45) };
}

const minor = halves(45, 17, 4.5);
const major = halves(0, 27, 6.5);
const north = `M32 32L${at(0, 27)}L${at(45, 6.5)}z`;

/** Id of the drawing in the bar, which the footer reuses. */
const markId = 'mark';

interface CompassRoseProps {
  className?: string;
  /**
   * The frame contains the drawing once: in the bar (`drawn`); the footer refers to it (`again`).
   */
  ofFrame?: 'drawn' | 'again' | undefined;
}

/** Logo of the site: an eight-pointed compass rose in a ring, in the colours of the theme. */
export function CompassRose({ className = 'size-7', ofFrame }: CompassRoseProps) {
  return (
    <svg viewBox="3 3 58 58" aria-hidden="true" className={`compass-rose ${className}`}>
      {ofFrame === 'again' ? (
        <use href={`#${markId}`} />
      ) : (
        <g id={ofFrame && markId} className="rose-drawing">
          <circle cx={centre} cy={centre} r={21} />
          <path d={minor.light} />
          <path data-half="dark" d={minor.dark} />
          <path d={major.light} />
          <path data-half="dark" d={major.dark} />
          <path data-half="north" d={north} />
        </g>
      )}
    </svg>
  );
}
