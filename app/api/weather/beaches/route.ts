import { jsonRoute } from '@/lib/platform/operations/json-route';
import { getShelteredBeaches } from '@/lib/records/beach-shelter/operation';

/** Beaches of an island, the calmest first. */
export const GET = jsonRoute(getShelteredBeaches, 60);
