/* Of the table (supabase/migrations), which a test holds against these. Lengths in characters, sizes in bytes. */
export const propertyLimits = {
  name: { min: 3, max: 80 },
  place: { min: 2, max: 80 },
  description: { min: 40, max: 1500 },
  website: { max: 200 },
  rooms: { min: 1, max: 500 },
  guests: { min: 1, max: 2000 },
  /** Whole euros. */
  price: { min: 5, max: 10_000 },
  contactName: { min: 2, max: 100 },
  contactEmail: { max: 254 },
} as const;

export const photoLimits = {
  count: 8,
  bytes: 5 * 1024 * 1024,
  /** Size to which a browser with JavaScript reduces a photo: eight must fit into one form. */
  side: 1600,
  sentBytes: 600 * 1024,
} as const;

/** Of one sender; a form that is sent again because no answer came counts again. */
export const sendingLimit = { bucket: 'list-property', max: 8, windowSeconds: 60 * 60 } as const;
