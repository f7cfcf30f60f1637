import { TrackingPage, trackingMetadata } from '@/app/[locale]/(booking)/tracking-page';

// Answers a query, so it is rendered for each request (ADR 15).
export const instant = false;

export { trackingMetadata as generateMetadata };

interface Props {
  searchParams: Promise<{
    q?: string | string[];
    at?: string | string[];
    vessel?: string | string[];
  }>;
}

export default async function Tracking({ searchParams }: Props) {
  const { q, at, vessel } = await searchParams;
  const one = (value: string | string[] | undefined) => [value].flat()[0];
  return (
    <TrackingPage
      path="/ferry-tracking"
      query={{ q: one(q)?.slice(0, 60) ?? '', at: one(at), vessel: one(vessel) }}
    />
  );
}
