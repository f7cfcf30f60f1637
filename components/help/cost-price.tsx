import { formatEuros, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Cost } from '@/lib/records/costs/schema';

interface CostPriceProps {
  cost: Cost;
  locale: Locale;
  /** Date of a published price, or that it is an estimate. */
  basis: string;
}

/** Likely price with the usual range, and what it rests on. */
export function CostPrice({ cost, locale, basis }: CostPriceProps) {
  const { low, likely, high } = cost.range;
  const digits = low % 100 === 0 && high % 100 === 0 ? 0 : 2;
  const [from, to] = [low, high].map((price) =>
    formatNumber(price / 100, locale, { minimumFractionDigits: digits }),
  );
  return (
    <>
      <span className="block text-[1rem] whitespace-nowrap">
        {cost.basis === 'estimate' ? (
          <span aria-hidden="true" className="text-ink-2">
            ≈{' '}
          </span>
        ) : null}
        {formatEuros(likely, locale)}
      </span>
      <span className="block whitespace-nowrap text-ink-2">
        {from}–{to}
      </span>
      <span className="block text-[0.8rem] text-ink-2">{basis}</span>
    </>
  );
}
