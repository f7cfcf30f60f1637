import type { RoomTexts } from './room-texts';

/**
 * Returns the message for an error: the `detail` of a rejected request, the message of the stream,
 * or the offline message.
 */
export function faultText(error: Error, texts: Pick<RoomTexts, 'offline'>): string {
  try {
    const { detail } = JSON.parse(error.message) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // Not JSON: a message of the stream.
  }
  // Browsers report network errors in their own wording and language.
  if (error instanceof TypeError || error.message.startsWith('<') || error.message === '') {
    return texts.offline;
  }
  return error.message;
}
