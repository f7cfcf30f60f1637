import { TrackingPage, trackingMetadata } from '@/app/[locale]/ferry-tracking/tracking-page';
import { routes } from '@/lib/platform/routes/register';

// Answers a query, so it is rendered for each request (ADR 15).
export const instant = false;

export { trackingMetadata as generateMetadata };

export default function Tracking({ searchParams }: PageProps<'/[locale]/ferry-tickets/tracking'>) {
  return <TrackingPage path={routes.ferryTicketsTracking} searchParams={searchParams} />;
}
