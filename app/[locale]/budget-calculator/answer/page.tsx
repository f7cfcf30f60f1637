import { headers } from 'next/headers';
import { connection } from 'next/server';
import { BudgetPage } from '@/components/budget/budget-page';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { areRatesOld, readBudgetRequest } from '../request';
import { Starts } from '../starts';

export const instant = false;

export const generateMetadata = () => metadataOf('budget', routes.budgetCalculator);

/** The requested budget, or the errors next to their fields. */
export default async function AnsweredBudgetPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  // Past dates depend on the current time, which is only known on a request.
  await connection();
  const request = await readBudgetRequest(query, await headers(), locale);
  return (
    <BudgetPage
      locale={locale}
      request={request}
      ratesAreOld={areRatesOld()}
      starts={<Starts locale={locale} />}
    />
  );
}
