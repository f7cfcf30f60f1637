import { z } from 'zod';
import type { Network } from './network';

/** Description of the timetable in every response with sailings. */
export const timetableLabel = z.object({
  isTypical: z.boolean().meta({ description: 'True: typical sailings, not a schedule.' }),
  isKept: z.boolean().meta({
    description:
      'True: the publisher’s feed has been unreadable since the site started; this is the last valid one, loaded at `loadedAt`.',
  }),
  text: z.string().meta({ description: 'The same as a sentence, in the requested language.' }),
  publisher: z.string(),
  publisherUrl: z.string(),
  version: z.string(),
  validity: z
    .object({ start: z.iso.date(), end: z.iso.date() })
    .meta({ description: 'First and last day of the timetable.' }),
  loadedAt: z.string().meta({ description: 'Time of loading the feed, ISO 8601.' }),
});

/**
 * Returns the description of a timetable.
 *
 * @param text result of `timetableText` for the same timetable
 */
export function labelOf(
  { info, loadedAt }: Pick<Network, 'info' | 'loadedAt'>,
  text: string,
): z.infer<typeof timetableLabel> {
  const { isTypical, isKept = false, publisher, publisherUrl, version, start, end } = info;
  const validity = { start, end };
  return { isTypical, isKept, text, publisher, publisherUrl, version, validity, loadedAt };
}
