import type { ReactNode } from 'react';
import type { VehicleClass } from '@/lib/booking/listings/vehicles/schema';
import './vehicle-drawing.css';

/*
 * Drawings in the style of the services on the home page: side view, one line weight, on a ground
 * line. Wheels stand on that line; `[x, r]` are their centre and radius.
 */
const ground = 54;

interface Drawing {
  readonly wheels: readonly (readonly [x: number, r: number])[];
  readonly lines: readonly string[];
}

const hatchback: Drawing = {
  wheels: [
    [56, 7],
    [108, 7],
  ],
  lines: [
    'M49 47H40V38L45 34 55 24C57 22 59 21 62 21H88C91 21 93 22 95 23L108 34 119 37C121 38 122 39 122 41V47H115M63 47H101',
    'M50 34 58 26C59 25 61 24 63 24H74V34ZM78 24H88C90 24 91 25 93 26L102 34H78ZM76 34V44M80 38H84',
  ],
};

const bicycle: Drawing = {
  wheels: [
    [54, 13],
    [106, 13],
  ],
  lines: [
    'M54 41 68 22H96L80 41ZM68 22 80 41M106 41 93 14H102M68 22 65 15M60 15H71',
    'M83 41A3 3 0 1 1 77 41 3 3 0 1 1 83 41M80 44V48H84',
  ],
};

const drawings: Record<VehicleClass, Drawing> = {
  mini: {
    wheels: [
      [58, 7],
      [100, 7],
    ],
    lines: [
      'M51 47H44V38L48 35 56 24C57 22 59 21 61 21H84C87 21 89 22 91 24L99 35 109 38C111 39 112 40 112 42V47H107M65 47H93',
      'M53 35 60 26C61 25 62 24 63 24H71V35ZM75 24H83C85 24 87 25 88 26L95 35H75ZM73 35V44',
    ],
  },
  economy: hatchback,
  compact: hatchback,
  family: {
    wheels: [
      [50, 7],
      [114, 7],
    ],
    lines: [
      'M43 47H32V36L37 22C38 21 39 20 41 20H90C93 20 95 21 97 22L111 33 125 36C127 37 128 38 128 40V47H121M57 47H107',
      'M38 33 42 24H58V33ZM62 24H78V33H62ZM82 24H90C92 24 93 24 94 25L104 33H82ZM44 17H88M60 33V44M80 33V44',
    ],
  },
  suv: {
    wheels: [
      [52, 9],
      [112, 9],
    ],
    lines: [
      'M43 45H33V31L38 17C39 15 40 15 42 15H90C93 15 95 16 97 17L109 29 124 32C127 33 128 34 128 37V45H121M61 45H103',
      'M38 29 42 19H58V29ZM62 19H78V29H62ZM82 19H90C92 19 93 19 94 20L103 29H82ZM80 29V41',
    ],
  },
  jeep: {
    wheels: [
      [52, 10],
      [112, 10],
    ],
    lines: [
      'M42 44H34V28H40V12H92L98 28 124 30V44H122M62 44H102',
      'M44 16H64V28H44ZM68 16H89L94 28H68ZM66 28V42M34 22C29 22 29 38 34 38',
    ],
  },
  cabriolet: {
    wheels: [
      [52, 7],
      [112, 7],
    ],
    lines: [
      'M45 47H34V37C34 35 35 34 37 34L60 32H96L124 36C127 37 128 39 128 41V47H119M59 47H105',
      'M99 32 90 20M46 33C48 27 57 27 61 32M66 32V25C66 22 71 22 71 25L73 32M80 32V25C80 22 85 22 85 25L87 32M62 32V44',
    ],
  },
  van: {
    wheels: [
      [48, 8],
      [116, 8],
    ],
    lines: [
      'M40 46H28V14C28 12 29 11 31 11H98C101 11 103 12 105 14L118 29 130 33C132 34 133 35 133 38V46H124M56 46H108',
      'M33 16H54V28H33ZM58 16H78V28H58ZM82 16H98C100 16 101 17 102 18L111 28H82ZM80 28V42',
    ],
  },
  scooter: {
    wheels: [
      [56, 8],
      [110, 8],
    ],
    lines: [
      'M46 42C46 33 52 30 60 30H79L77 37C77 40 79 42 82 42H92C96 42 98 40 99 36L104 20 110 46',
      'M48 28C54 23 72 23 80 28ZM98 19 109 15M101 38 104 32M101 42C103 37 112 36 118 41M105 17 101 9M66 42H74',
    ],
  },
  motorcycle: {
    wheels: [
      [50, 10],
      [112, 10],
    ],
    lines: [
      'M50 44 70 32 80 46H92L98 30 96 22 112 44M96 22 93 14 86 13',
      'M74 30C78 20 90 19 97 24L93 31ZM46 27C54 25 64 26 73 30L70 33C64 31 56 31 50 31ZM84 42 54 47M106 20A3 3 0 1 1 100 20 3 3 0 1 1 106 20',
    ],
  },
  quad: {
    wheels: [
      [50, 11],
      [110, 11],
    ],
    lines: [
      'M36 32C42 26 58 26 64 33H96C102 26 118 26 124 32M61 43H99',
      'M60 29C66 22 78 22 86 25L98 30M99 30 94 16 86 15M38 25H56M102 24H120M124 36H129M70 33V43M90 33V43',
    ],
  },
  buggy: {
    wheels: [
      [48, 11],
      [112, 11],
    ],
    lines: [
      'M59 43H101M54 32 66 12H92L106 31 122 34M66 12 72 43M92 12 96 43M54 32H70M96 31H106',
      'M76 43 73 28C73 25 78 25 79 28L82 38H92M98 30 91 25M88 22 94 28',
    ],
  },
  bicycle,
  'e-bike': {
    ...bicycle,
    lines: [...bicycle.lines, 'M83 33 89 25 93 28 87 36ZM118 10 113 17H119L114 24'],
  },
};

const hills: ReactNode = <path d="M0 44c9-6 17 0 22 10m116 0c5-14 13-16 22-9" />;

/** Lines of a vehicle, for an SVG of 160 × 60. */
export function VehicleLines({ of }: { of: VehicleClass }) {
  const { wheels, lines } = drawings[of];
  return (
    <>
      <path d={`M0 ${ground}h160`} />
      {hills}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {wheels.map(([x, r]) => (
        <g key={x}>
          <circle cx={x} cy={ground - r} r={r} />
          <circle cx={x} cy={ground - r} r={1.5} />
        </g>
      ))}
    </>
  );
}

interface VehicleDrawingProps {
  of: VehicleClass;
  className?: string;
}

/** Drawing of a vehicle class. Decorative: the text beside it names the class. */
export function VehicleDrawing({ of, className = '' }: VehicleDrawingProps) {
  return (
    <svg viewBox="0 0 160 60" className={`vehicle-drawing ${className}`.trim()} aria-hidden="true">
      <VehicleLines of={of} />
    </svg>
  );
}

/** Symbols of the vehicle classes in a list, referenced by its rows (`#vehicle-suv`). */
export function VehicleSheet({ classes }: { classes: readonly VehicleClass[] }) {
  return (
    <svg className="hidden" aria-hidden="true">
      {[...new Set(classes)].map((one) => (
        <symbol key={one} id={`vehicle-${one}`} viewBox="18 -35 124 124">
          <VehicleLines of={one} />
        </symbol>
      ))}
    </svg>
  );
}
