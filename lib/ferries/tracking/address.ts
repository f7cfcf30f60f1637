type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of the tracking page asks for. */
export interface TrackingQuery {
  readonly q: string;
  readonly at: string | undefined;
  readonly vessel: string | undefined;
}

/** The address of a tracking page with what it is asked. */
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
  const first = (name: string) => [raw[name]].flat()[0];
  return { q: first('q')?.slice(0, 60) ?? '', at: first('at'), vessel: first('vessel') };
}
