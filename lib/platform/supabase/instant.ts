import { z } from 'zod';

/**
 * An instant of the database, to the microsecond, as ISO in UTC, to the millisecond. The API of PostgREST
 * writes `2027-07-05T04:30:00+00:00`, the embedded one as the database does, `2027-07-05 04:30:00+00`.
 */
export const instantSchema = z
  .string()
  .transform((moment) => moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((moment) => new Date(moment).toISOString());
