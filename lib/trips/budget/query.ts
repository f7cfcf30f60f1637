import type { BudgetAsk } from './parameters';

/** The query of a budget in one order of names, so that equal budgets have equal addresses. Without `?`. */
export function writeBudget({ question, currency }: BudgetAsk): string {
  const { stops, when, adults, children, style, move, from, boats, outings } = question;
  const written = new URLSearchParams();
  for (const { island, nights } of stops) {
    written.append('island', island);
    written.append('nights', String(nights));
  }
  if (when.kind === 'date') written.set('date', when.date);
  else written.set('month', String(when.month));
  for (const [name, value] of Object.entries({
    adults,
    children,
    style,
    move,
    from,
    boats,
    outings,
  })) {
    written.set(name, String(value));
  }
  if (currency) written.set('currency', currency);
  return written.toString();
}
