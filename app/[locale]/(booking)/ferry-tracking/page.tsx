import { TrackingPage, trackingMetadata } from '@/app/[locale]/(booking)/tracking-page';

// Answers a query, so it is rendered for each request (ADR 15).
export const instant = false;

export { trackingMetadata as generateMetadata };

export default function Tracking({ searchParams }: PageProps<'/[locale]/ferry-tracking'>) {
  return <TrackingPage path="/ferry-tracking" searchParams={searchParams} />;
}
