import { listingSource } from './listings';

/** Every thing to do that has a page of its own. */
export const activitySource = listingSource('activities');
