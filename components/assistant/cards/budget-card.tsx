import '@/components/budget/budget.css';
import { BudgetResultView } from '@/components/budget/budget-result';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { BudgetResult } from '@/lib/trips/budget/result';

/** Budget, drawn as on the calculator page. */
export const BudgetCard = (props: { result: BudgetResult; locale: Locale }) => (
  <BudgetResultView {...props} />
);
