import type { Cost } from '@/lib/costs/schema';
import { formatEuros, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

interface CostPriceProps {
  cost: Cost;
  locale: Locale;
  /** Text for screen readers in place of the `≈` sign. */
  about: string;
}

/** Likely price with the usual range. */
export function CostPrice({ cost, locale, about }: CostPriceProps) {
  const { low, likely, high } = cost.range;
  const digits = low % 100 === 0 && high % 100 === 0 ? 0 : 2;
  const [from, to] = [low, high].map((price) =>
    formatNumber(price / 100, locale, { minimumFractionDigits: digits }),
  );
  return (
    <>
      <span className="block text-[1rem] whitespace-nowrap">
        {cost.basis === 'estimate' ? (
          <>
            <span aria-hidden="true" className="text-ink-2">
              ≈{' '}
            </span>
            <span className="sr-only">{about} </span>
          </>
        ) : null}
        {formatEuros(likely, locale)}
      </span>
      <span className="block whitespace-nowrap text-ink-2">
        {from}–{to}
      </span>
    </>
  );
}
