import { listingSource } from './listings';

/** Activities with their own pages. */
export const activitySource = listingSource('activities');
