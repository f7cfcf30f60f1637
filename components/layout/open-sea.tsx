import { sway } from '@/components/motion/animate';

const width = 1600;
const height = 900;
/** Centre of the compass rose, where the rhumb lines start. */
const rose = { x: 1190, y: 380, radius: 150 };

function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = rose.x + Math.sin(angle) * radius;
  const y = rose.y - Math.cos(angle) * radius;
  return `${Math.round(x)} ${Math.round(y)}`;
}

function spokes(step: number, from: number, to: number): string {
  let path = '';
  for (let degrees = 0; degrees < 360; degrees += step) {
    path += `M${at(degrees, from)}L${at(degrees, to)}`;
  }
  return path;
}

/**
 * Returns a dashed circle that draws the degree marks of the ring; one path per mark would be
 * larger.
 */
function ticks(step: number, length: number) {
  const r = rose.radius + length / 2;
  const apart = (Math.PI * 2 * r * step) / 360;
  const thickness = 0.8;
  return {
    cx: rose.x,
    cy: rose.y,
    r,
    strokeWidth: length,
    strokeDasharray: `${thickness} ${(apart - thickness).toFixed(4)}`,
    strokeDashoffset: thickness / 2,
  };
}

/** Returns one half of each point of the star: one side is inked, the other is paper. */
function star(first: number, length: number, waist: number, turn: 45 | -45): string {
  return [0, 90, 180, 270]
    .map((d) => d + first)
    .map((d) => `M${rose.x} ${rose.y}L${at(d, length)}L${at(d + turn, waist)}z`)
    .join('');
}

const meridians = [160, 480, 800, 1120, 1440].map((x) => `M${x} 0V${height}`).join('');
const parallels = [130, 390, 650].map((y) => `M0 ${y}H${width}`).join('');
export interface SeaWords {
  north: string;
  sea: string;
  doubtful: string;
}

/** Lets the star look for north, starting and ending at rest. */
const lookForNorth = (star: SVGGElement | null) =>
  star
    ? sway(
        star,
        { transform: [0, -18, 11, -6, 3, 0].map((degrees) => `rotate(${degrees}deg)`) },
        { duration: 3, ease: 'easeInOut', delay: 0.4 },
      )
    : undefined;

/**
 * Chart on the 404 screen: graticule, rhumb lines, a compass rose and a course to nowhere. The
 * requested page is drawn like an unconfirmed danger on charts: a dotted ring marked 'existence
 * doubtful'.
 */
export default function OpenSea({ words }: { words: SeaWords }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="-z-10 block w-full max-lg:h-[30rem] lg:absolute lg:inset-0 lg:h-full"
    >
      <g fill="none" stroke="var(--ink)" strokeWidth={0.8}>
        <path strokeOpacity={0.16} d={meridians + parallels} />
        <path strokeOpacity={0.1} d={spokes(22.5, rose.radius + 22, 1900)} />
        <circle cx={rose.x} cy={rose.y} r={rose.radius + 14} strokeOpacity={0.7} />
        <circle cx={rose.x} cy={rose.y} r={rose.radius} strokeOpacity={0.7} />
        <circle strokeOpacity={0.7} {...ticks(5, 7)} />
        <circle strokeOpacity={0.9} {...ticks(30, 14)} />
        <circle cx={rose.x} cy={rose.y} r={rose.radius * 0.52} strokeOpacity={0.4} />
      </g>
      <g
        ref={lookForNorth}
        style={{ transformOrigin: `${rose.x}px ${rose.y}px` }}
        stroke="var(--ink)"
        strokeWidth={1}
        strokeLinejoin="round"
      >
        <path fill="var(--deep)" d={star(22.5, 66, 13, -45) + star(67.5, 66, 13, -45)} />
        <path fill="var(--deep)" d={star(45, 96, 22, -45)} />
        <path fill="var(--ink)" d={star(45, 96, 22, 45)} />
        <path fill="var(--deep)" d={star(0, 138, 30, -45)} />
        <path fill="var(--ink)" d={star(0, 138, 30, 45)} />
      </g>
      <text
        x={rose.x}
        y={rose.y - rose.radius - 28}
        textAnchor="middle"
        fontSize={38}
        fill="var(--ink)"
        className="font-display"
      >
        {words.north}
      </text>
      <text
        x={1190}
        y={676}
        textAnchor="middle"
        fontSize={38}
        letterSpacing={3}
        fill="var(--water)"
        className="font-text italic"
      >
        {words.sea}
      </text>
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeDasharray="8 6.5"
        d="M560 960C700 820 820 850 905 800S1080 770 1180 800S1330 850 1388 806"
      />
      <circle
        cx={1410}
        cy={790}
        r={27}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeDasharray="0.1 6.4"
      />
      <text x={1410} y={797} textAnchor="middle" fontSize={19} fill="var(--ink)">
        404
      </text>
      <text
        x={1410}
        y={846}
        textAnchor="middle"
        fontSize={17}
        fill="var(--ink-2)"
        className="italic"
      >
        {words.doubtful}
      </text>
    </svg>
  );
}
