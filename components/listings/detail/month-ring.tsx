/**
 * Ring of twelve months, January at the top, with the given ones highlighted. Decorative: the text
 * beside it says the same.
 */
export function MonthRing({ months }: { months: readonly number[] }) {
  const share = 1 / 12;
  return (
    <svg className="month-ring" viewBox="0 0 40 40" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <circle
          key={String(index)}
          cx="20"
          cy="20"
          r="16"
          pathLength="1"
          strokeDasharray={`${share * 0.8} 1`}
          strokeDashoffset={-share * (index + 0.1)}
          data-lit={months.includes(index + 1) || undefined}
        />
      ))}
    </svg>
  );
}
