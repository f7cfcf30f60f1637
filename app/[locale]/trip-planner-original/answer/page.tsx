import { headers } from 'next/headers';
import { connection } from 'next/server';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { readTripSuggestionRequest } from '../request';
import { TripSuggestionView } from '../view';

export const instant = false;

export const generateMetadata = () => metadataOf('tripSuggestions', routes.tripPlannerOriginal);

type Props = { searchParams: Promise<RawQuery> };

/** The requested trip, or the errors next to their fields. */
export default async function AnsweredTripSuggestionPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, currentLocale()]);
  // The current day and the rate limit depend on the request.
  await connection();
  const context = { headers: await headers() };
  const request = await readTripSuggestionRequest(query, context, locale);
  return <TripSuggestionView locale={locale} request={request} />;
}
