import { BudgetPage } from '@/components/budget/budget-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('budget', routes.budgetCalculator);

/** The calculator without a query. */
export default async function PlainBudgetPage() {
  return (
    <BudgetPage
      locale={await currentLocale()}
      request={{ rows: [], values: {}, errors: {} }}
      ratesAreOld={false}
    />
  );
}
