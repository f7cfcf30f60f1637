import { headers } from 'next/headers';
import { connection } from 'next/server';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';
import { askedComparison, askedFlights } from '../asked';
import { FlightsView } from '../view';

export const instant = false;

export const generateMetadata = () => metadataOf('flights', routes.flights);

/** Where to book the flights an address asks for, or its comparison with the boats. */
export default async function AnsweredFlightsPage({
  searchParams,
}: {
  searchParams: Promise<RawQuery>;
}) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  // What is past the clock says, which only a request has.
  await connection();
  const comparison = await askedComparison(query, await headers(), locale);
  return <FlightsView locale={locale} asked={{ ...askedFlights(query, locale), ...comparison }} />;
}
