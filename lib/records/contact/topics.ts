/*
 * Apart from the schema, so that the form in the browser does not carry zod. The table has the same
 * topics and limits (supabase/migrations).
 */
export const contactTopics = [
  'trip',
  'ferries',
  'stay',
  'correction',
  'partnership',
  'website',
  'other',
] as const;

/** Characters. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: 254 },
  message: { min: 10, max: 4000 },
} as const;
