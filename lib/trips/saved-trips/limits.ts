export const entryKinds = ['hotel', 'activity', 'vehicle', 'note'] as const;

/** Kinds of entries that may be one of our listings, and the kind of listing each is. */
export const listingKindOf = {
  hotel: 'hotels',
  activity: 'activities',
  vehicle: 'vehicles',
} as const;

/** Limits of a trip. Its schema uses them, and so does the copy in the database. */
export const tripLimits = {
  title: 120,
  note: 2000,
  privateNotes: 4000,
  entryTitle: 160,
  url: 500,
  /** Name of a vessel or operator. */
  carrier: 120,
  sailingId: 120,
  planQuery: 2000,
  /** Euro cents. */
  cents: 10_000_000,
  /** Adults, and children. */
  party: 20,
  firstDate: '2020-01-01',
  lastDate: '2099-12-31',
  /** Boats of one leg. */
  boats: 10,
  /**
   * Bytes of a whole document as JSON; the page, calendar and maps made from it are of similar
   * size.
   */
  documentBytes: 150_000,
  stops: 30,
  nights: 60,
  entries: 150,
  days: 200,
  /** Trips of one person, deleted ones included. */
  trips: 200,
} as const;
