import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';

/** Query of the tracking page. */
export interface TrackingQuery {
  readonly q: string;
  readonly at: string | undefined;
  readonly vessel: string | undefined;
}

/** Address of a tracking page with its query. */
export function trackingAddress(path: string, { q, at, vessel }: Partial<TrackingQuery>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (at) query.set('at', at);
  if (vessel) query.set('vessel', vessel);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Reads the query of a tracking page; words beyond 60 characters are cut off. */
export function readTrackingQuery(raw: RawQuery): TrackingQuery {
  return {
    q: firstValue(raw.q)?.slice(0, 60) ?? '',
    at: firstValue(raw.at),
    vessel: firstValue(raw.vessel),
  };
}
