import { jsonRoute } from '@/lib/operations/json-route';
import { getShelteredBeaches } from '@/lib/shelter/operation';

/** Beaches of an island, the calmest first. */
export const GET = jsonRoute(getShelteredBeaches, 60);
