import { z } from 'zod';
import { fault } from './fields';
import { tripLimits } from './limits';

/** Query of a ferry search with the journey that it opens. */
export const journeyQuery = z.string().max(tripLimits.planQuery, fault('boatsMissing'));

/** Form that adds the boats of a journey to an existing trip. */
export const addBoatsForm = z.object({ id: z.guid(fault('tripMissing')), boats: journeyQuery });
