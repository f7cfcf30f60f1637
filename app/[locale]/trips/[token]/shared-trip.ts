import 'server-only';
import { cache } from 'react';
import { readSharedTrip } from '@/lib/trips/saved-trips/queries';

/** The trip behind a link, read once for both the page and its metadata. */
export const sharedTrip = cache(readSharedTrip);
