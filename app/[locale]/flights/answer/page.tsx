import { headers } from 'next/headers';
import { connection } from 'next/server';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { FlightsView } from '../view';
import { comparisonState, flightState } from './states';

export const instant = false;

export const generateMetadata = () => metadataOf('flights', routes.flights);

/** Booking links for the requested flights, or the comparison with ferries. */
export default async function AnsweredFlightsPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  // Past dates depend on the current time, which is only known on a request.
  await connection();
  const comparison = await comparisonState(query, await headers(), locale);
  return <FlightsView locale={locale} state={{ ...flightState(query, locale), ...comparison }} />;
}
