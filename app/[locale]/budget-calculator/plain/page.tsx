import { BudgetPage } from '@/components/budget/budget-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { Starts } from '../starts';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataOf('budget', routes.budgetCalculator);

/** The calculator without a query. */
export default async function PlainBudgetPage() {
  const locale = await currentLocale();
  return (
    <BudgetPage
      locale={locale}
      request={{ rows: [], values: {}, errors: {} }}
      ratesAreOld={false}
      starts={<Starts locale={locale} />}
    />
  );
}
