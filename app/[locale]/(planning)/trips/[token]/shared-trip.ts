import 'server-only';
import { cache } from 'react';
import { readSharedTrip } from '@/lib/trips/queries';

/** The trip behind a link, asked once for the page and its metadata. */
export const sharedTrip = cache(readSharedTrip);
