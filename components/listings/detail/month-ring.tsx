import type { Locale } from '@/lib/foundation/i18n/locales';

const share = 1 / 12;
/** Radius of the ring and of the letters around it, in units of the drawing, which is 56 wide. */
const [ring, letters] = [17, 24];

/** First letter of each month in a language. */
function initials(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2027, month, 1)));
}

/**
 * Ring of twelve months, January at the top, each with its first letter and the given ones highlighted. Hidden from
 * screen readers: the text beside it says the same.
 */
export function MonthRing({ months, locale }: { months: readonly number[]; locale: Locale }) {
  return (
    <svg className="month-ring" viewBox="0 0 56 56" aria-hidden="true">
      {initials(locale).map((letter, index) => {
        const isLit = months.includes(index + 1) || undefined;
        const angle = 2 * Math.PI * share * (index + 0.5);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year.
          <g key={index} data-lit={isLit}>
            <circle
              cx="28"
              cy="28"
              r={ring}
              pathLength="1"
              strokeDasharray={`${share * 0.8} 1`}
              strokeDashoffset={-share * (index + 0.1)}
              transform="rotate(-90 28 28)"
            />
            <text
              x={(28 + letters * Math.sin(angle)).toFixed(1)}
              y={(28 - letters * Math.cos(angle)).toFixed(1)}
            >
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
